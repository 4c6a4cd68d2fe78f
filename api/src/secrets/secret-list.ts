/** A list of secrets, newest first, as it is written in a setting or, with line breaks, in a file. */
export const splitSecrets = (text: string): string[] =>
  text
    .trim()
    .split(/[,\n]/)
    .map((secret) => secret.trim());

/** What is wrong with a list, in words that quote none of it. */
export function findSecretProblem(secrets: readonly string[]): string | null {
  const subject =
    secrets.length > 1 ? `must have at least 32 characters in each of its ${secrets.length} secrets` : null;
  if (secrets.some((secret) => secret.length < 32)) return subject ?? 'must have at least 32 characters';
  if (new Set(secrets).size < secrets.length) return 'must not have the same secret twice';
  return secrets.length > maxSecrets ? `must have at most ${maxSecrets} secrets` : null;
}

/** Each sealed text and each cookie is tried with all of them. */
const maxSecrets = 5;
