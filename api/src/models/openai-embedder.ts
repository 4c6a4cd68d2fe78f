import { setTimeout as delay } from 'node:timers/promises';
import type OpenAI from 'openai';
import { toModelError } from '#models/to-model-error';
import type { Embedder } from '#models/model';
import { ModelError } from '#models/model-error';
import {
  type RetryPolicy,
  getRemainingMs,
  type RetryState,
  defaultRetryPolicy,
  getRetryDelay,
} from '#models/retry-policy';

const maxTexts = 128;
/** The models accept about 8191 tokens of a text, and a character can be a whole token. */
const maxTextLength = 8000;

/** An embedding model behind the OpenAI API. Failures are retried. */
export function createOpenaiEmbedder(client: OpenAI, name: string, overrides: Partial<RetryPolicy> = {}): Embedder {
  const retryPolicy = { ...defaultRetryPolicy, ...overrides };
  return {
    name,
    async embed(texts, signal) {
      const vectors: number[][] = [];
      for (let offset = 0; offset < texts.length; offset += maxTexts)
        vectors.push(
          ...(await embedBatch(client, { name, retryPolicy, signal }, texts.slice(offset, offset + maxTexts))),
        );
      return vectors;
    },
  };
}

interface EmbedRequest {
  name: string;
  retryPolicy: RetryPolicy;
  signal: AbortSignal;
}

async function embedBatch(client: OpenAI, request: EmbedRequest, texts: string[]): Promise<number[][]> {
  const { retryPolicy, signal } = request;
  const tries: RetryState = { attempts: 0, startedAt: performance.now() };
  for (;;) {
    tries.attempts += 1;
    const late = AbortSignal.timeout(
      Math.ceil(Math.max(1, Math.min(retryPolicy.stallTimeout, getRemainingMs(tries, retryPolicy)))),
    );
    try {
      return await embedOnce(client, request.name, texts, AbortSignal.any([signal, late]));
    } catch (error) {
      signal.throwIfAborted();
      const modelError = late.aborted
        ? new ModelError('The model stopped responding', { retryable: true, cause: error })
        : toModelError(error, client.apiKey);
      await delay(getRetryDelay(modelError, tries, retryPolicy), undefined, { signal });
    }
  }
}

async function embedOnce(client: OpenAI, model: string, texts: string[], signal: AbortSignal): Promise<number[][]> {
  const input = texts.map((text) => text.slice(0, maxTextLength).toWellFormed());
  // As numbers: not every server supports the client's default encoding.
  const { data } = await client.embeddings.create({ model, input, encoding_format: 'float' }, { signal });
  if (data.length !== texts.length) throw new ModelError('The model returned an empty reply', { retryable: true });
  return data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
}
