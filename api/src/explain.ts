import { toAppError } from '#errors';
import { StartError } from '#settings';

interface Fault {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/**
 * PostgreSQL errors that last until someone changes the configuration:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const adviceByState: Record<string, string> = {
  '28P01': 'Correct the user and the password in DATABASE_URL or DATABASE_OWNER_URL.',
  '28000': 'Correct the role or the TLS options in DATABASE_URL or DATABASE_OWNER_URL, or allow them in pg_hba.conf.',
  '3D000': 'Create the database, or correct its name at the end of DATABASE_URL.',
  '42501': 'Give the role of DATABASE_URL these rights, or set DATABASE_OWNER_URL: docs/database-roles.md.',
};

/** Errors of the file storage, which answers this request without a body. */
const noBucket = 'The file storage has no such bucket. Create it, or correct S3_BUCKET, S3_REGION and S3_ENDPOINT.';
const adviceByHttpStatus: Record<string, string> = {
  '301': noBucket,
  '403':
    'The file storage refuses this server. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, let them use S3_BUCKET, and check the clock.',
  '404': noBucket,
};

const tlsErrorPattern =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*|CERT_.*|ERR_TLS_CERT_.*|ERR_SSL_.*|HOSTNAME_MISMATCH)$/;

/** Operating system errors: https://nodejs.org/api/errors.html#common-system-errors */
const fileErrorPattern = /^(EACCES|EPERM|EROFS|ENOTDIR)$/;

/**
 * By message, because the libraries have no code. Redis:
 * https://redis.io/docs/latest/develop/reference/protocol-spec/#simple-errors
 */
const adviceByMessage: Array<[RegExp, string]> = [
  [/^(WRONGPASS|NOAUTH|ERR AUTH|ERR Client sent AUTH) ?/, 'Correct the user and the password in REDIS_URL.'],
  [/^NOPERM /, 'Give the user of REDIS_URL these rights.'],
  [/^ERR (invalid DB index|DB index is out of range)/, 'Correct the database number at the end of REDIS_URL.'],
  [/^SASL: /, 'Add the password to DATABASE_URL.'],
  [/^The server does not support SSL connections/, 'Remove sslmode from DATABASE_URL, or turn on TLS in PostgreSQL.'],
];

/** A startup error that retrying can't fix, with what to change; null if it may be temporary. */
export function findPermanentError(error: unknown): StartError | null {
  if (error instanceof StartError) return error;
  if (typeof error !== 'object' || error === null) return null;
  const { code, message, cause, errors, $metadata } = error as Fault;
  const bucketAdvice = adviceByHttpStatus[String($metadata?.httpStatusCode)];
  if (bucketAdvice) return new StartError(bucketAdvice, { cause: error });
  const advice = findAdvice(String(code), String(message));
  if (advice) return new StartError(`${toSentence(String(message))} ${advice}`, { cause: error });
  return (
    findPermanentError(cause) ?? (Array.isArray(errors) ? (errors.map(findPermanentError).find(Boolean) ?? null) : null)
  );
}

function findAdvice(code: string, message: string): string | undefined {
  if (fileErrorPattern.test(code) && / '\//.test(message))
    return 'Give this account the right to write there, or set DATA_DIR to another folder.';
  if (tlsErrorPattern.test(code))
    return 'Correct the TLS options or the host name in DATABASE_URL, REDIS_URL or S3_ENDPOINT.';
  return adviceByState[code] ?? adviceByMessage.find(([pattern]) => pattern.test(message))?.[1];
}

const toSentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`);

/** Why the server did not start: the problem and its fix, or the stack of a bug of ours. */
export function explainError(error: unknown): string {
  const fault = findPermanentError(error);
  if (fault) return fault.message;
  if (!(error instanceof Error)) return String(error);
  if (toAppError(error).code === 'UNAVAILABLE') {
    return `A service named in the settings doesn't respond (${error.message}). Check DATABASE_URL and REDIS_URL, and that their servers run.`;
  }
  return error.stack ?? error.message;
}
