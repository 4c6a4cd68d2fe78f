const redaction = '…';
/** Matches a key, also half masked as some servers quote it. */
const apiKeyPattern = /\bsk-[\w*.-]{6,}/g;

/** The same error with the key redacted from all its messages: servers and clients quote what they were sent. */
export function redactSecrets<Thrown extends Error>(error: Thrown, key: string | null): Thrown {
  const redact = (text: string) => text.replaceAll(key ?? redaction, redaction).replaceAll(apiKeyPattern, redaction);
  error.message = redact(error.message);
  if (error.stack) error.stack = redact(error.stack);
  if ('error' in error && error.error) error.error = JSON.parse(redact(JSON.stringify(error.error)));
  if (error.cause instanceof Error) redactSecrets(error.cause, key);
  return error;
}
