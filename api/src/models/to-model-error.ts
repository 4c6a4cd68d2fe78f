import { APIConnectionError, APIError } from 'openai';
import { clock } from '#clock';
import { ModelError } from '#models/model-error';
import { redactSecrets } from '#models/redact-secrets';

const maxMessageLength = 300;
/** Besides whatever is at least 500: took too long, conflicts with another, too many. */
const retryableStatuses = new Set([408, 409, 429]);
const overloadedStatuses = new Set([429, 503, 529]);

/** Whatever the client threw, in words for a reader. The key stands neither in them nor in the cause. */
export function toModelError(thrown: unknown, key: string | null): ModelError {
  if (thrown instanceof ModelError) return thrown;
  const cause = thrown instanceof Error ? redactSecrets(thrown, key) : thrown;
  if (cause instanceof APIConnectionError)
    return new ModelError('The model cannot be reached', { retryable: true, cause });
  if (!(cause instanceof APIError))
    return new ModelError('The connection to the model broke', { retryable: true, cause });
  const status = getStatus(cause);
  if (status === undefined) return new ModelError('The model stopped answering', { retryable: true, cause });
  if (!isRetryable(cause, status))
    return new ModelError(`The model refused the request: ${formatRefusal(cause, status)}`, {
      retryable: false,
      cause,
    });
  const isBusy = overloadedStatuses.has(status);
  const message = isBusy ? 'The model is busy' : 'The model is not available at the moment';
  return new ModelError(message, { retryable: true, retryAfter: getRetryAfter(cause.headers), isBusy, cause });
}

/** A fault that is told within the stream has its status, if any, as its code. */
function getStatus({ status, code }: APIError): number | undefined {
  const statusCode = status ?? Number(code ?? undefined);
  return Number.isInteger(statusCode) ? statusCode : undefined;
}

/** A used-up quota has the status of a busy moment, but does not pass. */
const isRetryable = ({ code }: APIError, status: number) =>
  code !== 'insufficient_quota' && (status >= 500 || retryableStatuses.has(status));

function formatRefusal({ error }: APIError, status: number): string {
  const message: unknown =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : (error as unknown);
  const words = typeof message === 'string' ? message.replaceAll(/\s+/g, ' ').trim() : '';
  if (words === '') return `it answered with ${status}`;
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
