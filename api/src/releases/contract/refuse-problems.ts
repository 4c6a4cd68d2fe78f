import { badInput } from '#errors';
import type { ReleaseProblem } from '#releases/contract/release-problem';

/** Refuses a build with everything that is wrong with it, so that one can mend all at once. */
export function refuseProblems(problems: ReleaseProblem[]): void {
  if (problems.length === 0) return;
  throw badInput(
    Object.fromEntries(
      problems.map(({ where, message, mend }, at) => [
        `problems.${at}`,
        `${where}: ${message.replace(/[^.?!]$/, '$&.')} ${mend}`,
      ]),
    ),
  );
}
