const hidden = '…';
/** What a key looks like, also half masked as some servers quote it. */
const keyLike = /\bsk-[\w*.-]{6,}/g;

/** The same error, with the key in none of its words: servers and clients quote what they were sent. */
export function withoutSecrets<Thrown extends Error>(error: Thrown, key: string | null): Thrown {
  const hide = (text: string) => text.replaceAll(key ?? hidden, hidden).replaceAll(keyLike, hidden);
  error.message = hide(error.message);
  if (error.stack) error.stack = hide(error.stack);
  if ('error' in error && error.error) error.error = JSON.parse(hide(JSON.stringify(error.error)));
  if (error.cause instanceof Error) withoutSecrets(error.cause, key);
  return error;
}
