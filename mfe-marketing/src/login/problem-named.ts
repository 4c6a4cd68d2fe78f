import { signInProblems } from 'rules/sign-in-problems';

/** What to tell about an external sign-in that failed. Only our own words are shown, never what stands in an address. */
export function problemNamed(code: string | null): string | undefined {
  return new Map<string, string>(Object.entries(signInProblems)).get(code ?? '');
}
