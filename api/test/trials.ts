/** Number of trials of a randomized test: few in every run, many in the nightly one (`npm test -- --long`). */
export const getTrialCount = ({ short, long }: { short: number; long: number }): number =>
  process.env.LONG_TESTS ? long : short;
