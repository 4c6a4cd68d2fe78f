import { APIConnectionError, APIError } from 'openai';
import { clock } from '#clock';
import { ModelFault } from '#models/model-fault';
import { withoutSecrets } from '#models/without-secrets';

const longestWords = 300;
/** Besides whatever is at least 500: took too long, conflicts with another, too many. */
const passing = new Set([408, 409, 429]);
const overloaded = new Set([429, 503, 529]);

/** Whatever the client threw, in words for a reader. The key stands neither in them nor in the cause. */
export function asModelFault(thrown: unknown, key: string | null): ModelFault {
  if (thrown instanceof ModelFault) return thrown;
  const cause = thrown instanceof Error ? withoutSecrets(thrown, key) : thrown;
  if (cause instanceof APIConnectionError)
    return new ModelFault('The model cannot be reached', { retryable: true, cause });
  if (!(cause instanceof APIError))
    return new ModelFault('The connection to the model broke', { retryable: true, cause });
  const status = getStatus(cause);
  if (status === undefined) return new ModelFault('The model stopped answering', { retryable: true, cause });
  if (!isPassing(cause, status))
    return new ModelFault(`The model refused the request: ${toWords(cause, status)}`, { retryable: false, cause });
  const isBusy = overloaded.has(status);
  const words = isBusy ? 'The model is busy' : 'The model is not available at the moment';
  return new ModelFault(words, { retryable: true, retryAfter: getRetryAfter(cause.headers), isBusy, cause });
}

/** A fault that is told within the stream has its status, if any, as its code. */
function getStatus({ status, code }: APIError): number | undefined {
  const told = status ?? Number(code ?? undefined);
  return Number.isInteger(told) ? told : undefined;
}

/** A used-up quota has the status of a busy moment, but does not pass. */
const isPassing = ({ code }: APIError, status: number) =>
  code !== 'insufficient_quota' && (status >= 500 || passing.has(status));

function toWords({ error }: APIError, status: number): string {
  const told: unknown =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : (error as unknown);
  const words = typeof told === 'string' ? told.replaceAll(/\s+/g, ' ').trim() : '';
  if (words === '') return `it answered with ${status}`;
  return words.length > longestWords ? `${words.slice(0, longestWords).toWellFormed()}…` : words;
}

/** In milliseconds. The header is in seconds or a date. */
function getRetryAfter(headers: Headers | undefined): number | undefined {
  const [ms, told] = [headers?.get('retry-after-ms'), headers?.get('retry-after')];
  const asked = ms
    ? Number(ms)
    : told
      ? Number.isNaN(Number(told))
        ? Date.parse(told) - clock.now()
        : Number(told) * 1000
      : NaN;
  return Number.isFinite(asked) ? Math.max(0, asked) : undefined;
}
