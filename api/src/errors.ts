import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { FieldErrors } from 'rules/field-errors';
import { stripValues } from '#access/strip-values';

/** The closed list of codes and their HTTP status (contract §1). REST and GraphQL both use this table. */
export const httpStatuses = {
  BAD_USER_INPUT: 400,
  MALFORMED_REQUEST: 400,
  QUERY_TOO_EXPENSIVE: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  OPERATION_NOT_TRUSTED: 403,
  REAUTHENTICATION_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  INVITATION_INVALID: 410,
  CHANGED_MEANWHILE: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  QUOTA_EXCEEDED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof httpStatuses;

interface Details {
  fields?: FieldErrors;
  /** Seconds until a retry makes sense: the Retry-After header. */
  retryAfter?: number;
  /** The methods that work instead: the Allow header. */
  allow?: readonly string[];
  cause?: unknown;
}

/** The only error whose message reaches a client. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly #allow: readonly string[] | undefined;
  constructor(code: ErrorCode, message: string, { fields, retryAfter, allow, cause }: Details = {}) {
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.#allow = allow;
  }
  get status(): number {
    return httpStatuses[this.code];
  }
  /** The headers that go with the status, for REST and GraphQL. */
  get headers(): ReadonlyArray<readonly [name: string, value: string]> {
    const { retryAfter } = this;
    return [
      ...(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)] as const]),
      ...(this.#allow ? [['allow', this.#allow.join(', ')] as const] : []),
    ];
  }
}

export const badInput = (fields: FieldErrors) =>
  new AppError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'Please check what you entered', { fields });
export const malformed = (message: string, cause?: unknown) => new AppError('MALFORMED_REQUEST', message, { cause });
export const malformedId = () => malformed("This isn't a valid id");
export const unauthenticated = (message = 'Please sign in') => new AppError('UNAUTHENTICATED', message);
export const forbidden = (message = "You don't have permission to do this") => new AppError('FORBIDDEN', message);
export const operationNotTrusted = () =>
  new AppError(
    'OPERATION_NOT_TRUSTED',
    'This server runs only the operations of its portals. Reload the page, or sign in as an administrator to use the playground',
  );
export const notFound = (what: string) => new AppError('NOT_FOUND', `There is no such ${what}`);
export const methodNotAllowed = (message: string, allow: readonly string[]) =>
  new AppError('METHOD_NOT_ALLOWED', message, { allow });
export const conflict = (message: string, details: Pick<Details, 'fields' | 'cause'> = {}) =>
  new AppError('CONFLICT', message, details);
/** Someone else changed it after the version that the caller read. Nothing was changed. */
export const changedMeanwhile = (what: string) =>
  new AppError(
    'CHANGED_MEANWHILE',
    `Someone else has changed this ${what} since you read it. Read it again, then repeat your change`,
  );
/** Used, expired, revoked and unknown invitations get the same answer. */
export const invitationInvalid = () => new AppError('INVITATION_INVALID', 'This invitation is invalid or has expired');
/** Says when to retry, in the message and in the header. */
export const rateLimited = (seconds: number, orElse?: string) =>
  new AppError(
    'RATE_LIMITED',
    `Too many attempts. Please try again in ${formatDuration(seconds)}${orElse ? `, or ${orElse}` : ''}`,
    { retryAfter: Math.max(1, seconds) },
  );
/** In the largest unit that fits: "59 seconds", "60 minutes", "23 hours". */
export function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [amount, unit] =
    seconds < 60
      ? [Math.max(1, seconds), 'second']
      : minutes < 120
        ? [minutes, 'minute']
        : [Math.ceil(minutes / 60), 'hour'];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
/** A quota is used up; the message says which one, its size and when it resets. */
export const quotaExceeded = (message: string, secondsUntilReset: number) =>
  new AppError('QUOTA_EXCEEDED', message, { retryAfter: Math.max(1, secondsUntilReset) });
/** The message names the most expensive path, its cost and the budget. */
export const queryTooExpensive = (message: string) => new AppError('QUERY_TOO_EXPENSIVE', message);
/** Signed in, but the password or passkey was last verified too long ago for this operation. */
export const reauthenticationRequired = () =>
  new AppError('REAUTHENTICATION_REQUIRED', "Please confirm it's you, then try again");
export const unsupportedType = (message: string) => new AppError('UNSUPPORTED_TYPE', message);
export const tooLarge = (message: string) => new AppError('TOO_LARGE', message);
export const unavailable = (what: string, cause?: unknown) =>
  new AppError('UNAVAILABLE', `${what} isn't available right now. Please try again shortly`, {
    retryAfter: 5,
    cause,
  });
/** The server is overloaded: refusing some requests early keeps the others fast. */
export const busy = (message: string, cause?: unknown) =>
  new AppError('UNAVAILABLE', message, { retryAfter: 5, cause });
/** Reads are answered, writes are not. */
const readOnly = (cause: unknown) =>
  busy("Changes can't be saved right now. Nothing was changed. Please try again shortly", cause);
/** Jarvis's model doesn't answer; the reason is the model's own message. */
export const modelUnavailable = (reason: string, cause: unknown) =>
  new AppError('UNAVAILABLE', reason, { retryAfter: 5, cause });
const internal = (cause: unknown) => new AppError('INTERNAL', 'Something went wrong', { cause });

/** The body of every error response, for REST and GraphQL. The request id is included where the log is needed to investigate. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  fields?: FieldErrors;
  requestId?: string;
}

export function toErrorBody(error: AppError, requestId?: string): ErrorBody {
  return {
    message: error.message,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
    ...(error.code === 'INTERNAL' && requestId && { requestId }),
  };
}

/** An error as GraphQL sends it, over HTTP and WebSocket: our code, our message, the fields. */
export function formatGraphqlError(thrown: unknown, requestId?: string): GraphQLFormattedError {
  const { message, ...extensions } = toErrorBody(toAppError(thrown), requestId);
  const { locations, path } = thrown instanceof GraphQLError ? thrown : {};
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: { ...extensions } };
}

/**
 * Driver and network codes of an unreachable PostgreSQL, Redis or file storage:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const outageCodes = new Set<string>([
  // Our own error, wrapped by the ORM: a circuit is open, or all connections are in use.
  'UNAVAILABLE' satisfies ErrorCode,
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const outageStates = /^(08(?!P01)|57P0[1-5]|53(?!200)|25P0[34]|58030)/;
/** The database answers but stores nothing: its disk is full, it is a standby, or it was made read-only. */
const readOnlyStates = /^(53100|25006)$/;
const outageNames = new Set([
  'ClientOfflineError',
  'SocketClosedUnexpectedlyError',
  'ConnectionTimeoutError',
  'DisconnectsClientError',
  'ClientClosedError',
]);
/** pg reports a broken connection and a full pool only by message, without a code. */
const outageMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed|The queue is full)/;
/**
 * Redis answers, but is loading, out of memory or disk, a replica, or has lost its primary:
 * https://redis.io/docs/latest/develop/reference/protocol-spec/#simple-errors
 */
const redisOutage = /^(LOADING|OOM|MISCONF|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|NOREPLICAS) /;

/** By shape, not by class: drivers wrap network errors, sometimes several levels deep. */
export function isOutage(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  if (thrown instanceof AppError) return thrown.code === 'UNAVAILABLE';
  const { name, code, message, cause, errors } = thrown as {
    name?: unknown;
    code?: unknown;
    message?: unknown;
    cause?: unknown;
    errors?: unknown;
  };
  if (typeof code === 'string' && (outageCodes.has(code) || outageStates.test(code))) return true;
  if (typeof message === 'string' && (outageMessages.test(message) || redisOutage.test(message))) return true;
  if (outageNames.has(thrown.constructor.name) || name === 'TimeoutError') return true;
  return isOutage(cause) || (Array.isArray(errors) && errors.some(isOutage));
}

/** Why a dependency is unavailable, in words safe for everyone: no addresses, accounts or statements. */
export function getOutageReason(thrown: unknown): string | null {
  const state = getState(thrown);
  if (state === '25006') return 'read-only';
  if (state === '53100') return 'disk full';
  if (state === '53300') return 'too many connections';
  if (thrown instanceof Error && thrown.name === 'TimeoutError') return 'no answer';
  return isOutage(thrown) ? 'no connection' : null;
}

/**
 * Values that PostgreSQL can't store: a NUL character or a number out of range (error class 22), or 08P01 if the NUL ends a text.
 */
const isDataException = (thrown: unknown) =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'code' in thrown &&
  /^(22[0-9A-Z]{3}|08P01)$/.test(String(thrown.code));

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: query_canceled; out_of_memory and program_limit_exceeded. */
const statementTimeout = '57014';
const tooMuchForDatabase = /^(53200|54000)$/;

/** The code that PostgreSQL returned, also if the ORM wrapped its error. */
function getState(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const { code, cause } = thrown as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : getState(cause);
}

/** Converts anything thrown to an AppError. The cause is kept for the log; an unknown one becomes INTERNAL. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof GraphQLError) {
    // An error in the document or its variables has no original error: the caller can fix it.
    return thrown.originalError ? toAppError(thrown.originalError) : malformed(stripValues(thrown.message), thrown);
  }
  const state = getState(thrown);
  if (state === statementTimeout)
    return busy('The database took too long. Please request less data, or try again shortly');
  if (state !== null && tooMuchForDatabase.test(state))
    return queryTooExpensive(
      'This needs more memory than the database allows for one statement. Please request less data',
    );
  if (state !== null && readOnlyStates.test(state)) return readOnly(thrown);
  if (isOutage(thrown)) return unavailable('The service', thrown);
  if (isDataException(thrown)) return malformed("The request has a value that can't be stored", thrown);
  return internal(thrown);
}
