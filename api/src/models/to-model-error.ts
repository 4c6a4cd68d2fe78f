import { APIConnectionError, APIError } from 'openai';
import { clock } from '#clock';
import { ModelError } from '#models/model-error';

const maxMessageLength = 300;
/** In addition to 500 and above: request timeout, conflict, too many requests. */
const retryableStatuses = new Set([408, 409, 429]);
const overloadedStatuses = new Set([429, 503, 529]);

/** Converts any client error to one for the reader. Neither its message nor its cause contains the key. */
export function toModelError(thrown: unknown, key: string | null): ModelError {
  if (thrown instanceof ModelError) return thrown;
  const cause = thrown instanceof Error ? redactSecrets(thrown, key) : thrown;
  if (cause instanceof APIConnectionError)
    return new ModelError("Couldn't reach the model", { retryable: true, cause });
  if (!(cause instanceof APIError))
    return new ModelError('Lost the connection to the model', { retryable: true, cause });
  const status = getStatus(cause);
  if (status === undefined) return new ModelError('The model stopped responding', { retryable: true, cause });
  if (!isRetryable(cause, status))
    return new ModelError(`The model rejected the request: ${formatRefusal(cause, status)}`, {
      retryable: false,
      cause,
    });
  const isBusy = overloadedStatuses.has(status);
  const message = isBusy ? 'The model is busy' : "The model isn't available right now";
  return new ModelError(message, { retryable: true, retryAfter: getRetryAfter(cause.headers), isBusy, cause });
}

/** An error inside the stream has its status, if any, as its code. */
function getStatus({ status, code }: APIError): number | undefined {
  const statusCode = status ?? Number(code ?? undefined);
  return Number.isInteger(statusCode) ? statusCode : undefined;
}

/** An exhausted quota has the same status as a rate limit, but does not pass. */
const isRetryable = ({ code }: APIError, status: number) =>
  code !== 'insufficient_quota' && (status >= 500 || retryableStatuses.has(status));

function formatRefusal({ error }: APIError, status: number): string {
  const message: unknown =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : (error as unknown);
  const words = typeof message === 'string' ? message.replaceAll(/\s+/g, ' ').trim() : '';
  if (words === '') return `status ${status}`;
  return words.length > maxMessageLength ? `${words.slice(0, maxMessageLength).toWellFormed()}…` : words;
}

/** In milliseconds. The header is in seconds or a date. */
function getRetryAfter(headers: Headers | undefined): number | undefined {
  const [ms, retryAfter] = [headers?.get('retry-after-ms'), headers?.get('retry-after')];
  const delayMs = ms
    ? Number(ms)
    : retryAfter
      ? Number.isNaN(Number(retryAfter))
        ? Date.parse(retryAfter) - clock.now()
        : Number(retryAfter) * 1000
      : NaN;
  return Number.isFinite(delayMs) ? Math.max(0, delayMs) : undefined;
}

const redaction = '…';
/** Matches a key, also half masked as some servers quote it. */
const apiKeyPattern = /\bsk-[\w*.-]{6,}/g;

/** The same error with the key redacted from all its messages: servers and clients quote what they were sent. */
function redactSecrets<Thrown extends Error>(error: Thrown, key: string | null): Thrown {
  const redact = (text: string) => text.replaceAll(key ?? redaction, redaction).replaceAll(apiKeyPattern, redaction);
  error.message = redact(error.message);
  if (error.stack) error.stack = redact(error.stack);
  if ('error' in error && error.error) error.error = JSON.parse(redact(JSON.stringify(error.error)));
  if (error.cause instanceof Error) redactSecrets(error.cause, key);
  return error;
}
