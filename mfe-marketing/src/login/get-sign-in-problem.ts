import { signInProblems } from 'rules/sign-in-problems';

/** The message for a failed external sign-in. Only our own texts are shown, never text from the URL. */
export function getSignInProblem(code: string | null): string | undefined {
  return new Map<string, string>(Object.entries(signInProblems)).get(code ?? '');
}
