import type { SignInProblem } from 'rules/sign-in-problems';

/** Why an external sign-in was not completed, as the sign-in page explains it. */
export class SignInFault extends Error {
  readonly problem: SignInProblem;
  constructor(problem: SignInProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'SignInFault';
    this.problem = problem;
  }
}
