/** A list of secrets, newest first, separated by commas in a setting or by line breaks in a file. */
export const splitSecrets = (text: string): string[] =>
  text
    .trim()
    .split(/[,\n]/)
    .map((secret) => secret.trim());

/** The problem with a list, without quoting any of it. */
export function findSecretProblem(secrets: readonly string[]): string | null {
  const subject =
    secrets.length > 1 ? `must have at least 32 characters in each of its ${secrets.length} secrets` : null;
  if (secrets.some((secret) => secret.length < 32)) return subject ?? 'must have at least 32 characters';
  if (new Set(secrets).size < secrets.length) return 'must not have the same secret twice';
  return secrets.length > maxSecrets ? `must have at most ${maxSecrets} secrets` : null;
}

/** Limited because each sealed text and cookie is tried with all of them. */
const maxSecrets = 5;
