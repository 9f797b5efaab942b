# Periods of nim-sequences, their certificates, and two sequences compared.
period-proved = The values of `{ $rule }` are **periodic**: from heap { $preperiod } on they repeat with period { $period }.
period-proved-start = The values of `{ $rule }` are **periodic** from the start, with period { $period }.
period-proved-saltus = The values of `{ $rule }` are **arithmetically periodic**: from heap { $preperiod } on they grow by { $saltus } with every period of { $period }.
period-exception = The last exception is heap { $heap }. The preperiod is counted as the last exception + 1.
period-max = No value is larger than { $max }.
period-why = Why
period-why-breaking = The values up to heap { $last } were computed, and that is far enough: whatever a move leaves of a larger heap, one of the parts is so large that a whole period may be taken from it, or added to it, without changing its value. So a heap and the one a period larger have options of the same values (Guy and Smith 1956).
period-why-repeating = The values up to heap { $last } were computed, and that is far enough. A move that takes many stones may as well take a common period of the values and the digits less or more. Whatever any other move leaves of a larger heap, one of the parts is so large that a whole period may be taken from it, or added to it, without changing its value. So a heap and the one a period larger have options of the same values (after Guy and Smith 1956).
period-why-rising = The values up to heap { $last } were computed, and that is far enough. Whether two heaps of a sum cancel, and how far the nim-sum of the others is from the value of a larger heap, depends only on where each heap stands within its period. All these places were gone through: no option has the value of the heap itself, and every smaller value is that of an option. So the values grow in the same way for ever (docs/periods.md has the proof).
period-why-taking = The values up to heap { $last } were computed. A value depends on the last few values alone, as many as may be taken at most, and so many in a row have repeated. So all that follows repeats.
period-why-all-but = The values up to heap { $last } were computed. What follows depends on the last few values and on which values no earlier heap has; all of this is what it was one period before, but for the growth of one period. So the pattern goes on for ever.
period-why-window = The values up to heap { $last } were computed. No rare heaps of the sparse space follow, so a value depends on the { $length } values before it alone: these decide the least common value that no option has, and each rare value below that is met by an option with a part of at most { $witness }. The { $length } values before heap { $first } are the { $length } values before heap { $second }, so all that follows repeats.
period-space = The values were computed in a sparse space with mask { $mask }, which has { $count } rare heaps below that, the last of them { $heap }.
period-unknown = No period of `{ $rule }` was proved by the values up to heap { $last }.
period-none = There is no period with preperiod + period below { $bound }.
period-never-rises = Nor do the values grow by the same amount with every period: those of a code that leaves at most two heaps never do (Austin 1976).
period-no-theorem = No theorem is known by which finitely many values of such a rule would prove one.
period-further = `--to` says how far to look.
period-certificate = The certificate is in `{ $file }`; `grundy verify` checks it.
period-partizan = the players of `{ $rule }` have different moves, so its heaps have no Grundy values
period-no-heaps = `{ $rule }` does not name the rule of a game of single heaps
period-written = the written rule of `{ $rule }` is not recognised as a rule of single heaps; `grundy values` and `grundy pattern` look at its values

compare-differ = `{ $a }` and `{ $b }` first differ at heap **{ $heap }**: the values are { $left } and { $right }.
compare-agree = `{ $a }` and `{ $b }` have the same values up to heap { $last }.

verify-holds = The certificate **holds**. All values of `{ $rule }` up to heap { $last } were computed again, and every number in it is right: preperiod { $preperiod }, period { $period }, saltus { $saltus }.
verify-foreign = `{ $file }` is not a certificate that can be read
verify-wrong = the certificate is wrong: { $what }

checkpoint-foreign = `{ $file }` is not a checkpoint, and was left as it is
checkpoint-version = the checkpoint `{ $file }` is of version { $version } of the format, which is not known here; it was left as it is
checkpoint-damaged = the checkpoint `{ $file }` is damaged, and was left as it is
checkpoint-other-rule = the checkpoint `{ $file }` is of `{ $rule }`, and was left as it is
checkpoint-in-use = another run is using the checkpoint `{ $file }`; wait for it, or give this run a checkpoint of its own
checkpoint-missing = there is no checkpoint `{ $file }` to go on from; without `--resume` one is begun
checkpoint-no-sequence = the values of `{ $rule }` are not computed heap by heap, so there is nothing to keep in a checkpoint
checkpoint-io = the checkpoint `{ $file }` cannot be read or written: { $why }
checkpoint-none-kept = stopped, with the values of { $known } heaps computed; with `--checkpoint FILE` they would have been kept
checkpoint-kept = stopped, with the values of { $known } heaps kept in `{ $file }`. To go on: `{ $command }`
