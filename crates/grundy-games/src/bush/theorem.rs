//! Green Hackenbush by the colon and fusion principles.

use super::Bush;
use crate::analysis::{Actions, Analysis, Unsolved, Workspace};

pub(crate) fn value(bush: &Bush) -> u64 {
    let _ = bush;
    todo!()
}

pub(crate) fn analyse(bush: &Bush) -> Analysis {
    let _ = bush;
    todo!()
}

pub(crate) fn actions_to(
    bush: &Bush,
    target: u64,
    ws: &mut Workspace,
) -> Result<Actions, Unsolved> {
    let _ = (bush, target, ws);
    todo!()
}
