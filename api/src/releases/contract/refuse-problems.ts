import { badInput } from '#errors';
import type { ReleaseProblem } from '#releases/contract/release-problem';

/** Rejects a build with all of its problems, so that they can be fixed at once. */
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
