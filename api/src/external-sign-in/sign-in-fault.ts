import type { SignInProblem } from 'rules/sign-in-problems';

/** Why an external sign-in did not come to its end, as the sign-in page says it. */
export class SignInFault extends Error {
  readonly problem: SignInProblem;
  constructor(problem: SignInProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'SignInFault';
    this.problem = problem;
  }
}
