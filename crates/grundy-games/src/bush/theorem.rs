//! Green Hackenbush by the colon and fusion principles.

pub(crate) use super::cuts::actions_to;
pub(crate) use super::reduce::analyse;

use super::Bush;

pub(crate) fn value(bush: &Bush) -> u64 {
    bush.value()
}
