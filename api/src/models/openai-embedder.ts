import { setTimeout as delay } from 'node:timers/promises';
import type OpenAI from 'openai';
import { asModelFault } from '#models/as-model-fault';
import type { Embedder } from '#models/model';
import { ModelFault } from '#models/model-fault';
import { type Patience, remaining, type Tries, usualPatience, waitAfter } from '#models/patience';

const mostTexts = 128;
/** What the models about take of a text is 8191 tokens, and a character may be one. */
const longestText = 8000;

/** An embedding model behind OpenAI's API, asked again while it fails. */
export function openaiEmbedder(client: OpenAI, name: string, given: Partial<Patience> = {}): Embedder {
  const patience = { ...usualPatience, ...given };
  return {
    name,
    async embed(texts, signal) {
      const vectors: number[][] = [];
      for (let at = 0; at < texts.length; at += mostTexts)
        vectors.push(...(await embedBatch(client, { name, patience, signal }, texts.slice(at, at + mostTexts))));
      return vectors;
    },
  };
}

interface Asking {
  name: string;
  patience: Patience;
  signal: AbortSignal;
}

async function embedBatch(client: OpenAI, asking: Asking, texts: string[]): Promise<number[][]> {
  const { patience, signal } = asking;
  const tries: Tries = { made: 0, since: performance.now() };
  for (;;) {
    tries.made += 1;
    const late = AbortSignal.timeout(Math.ceil(Math.max(1, Math.min(patience.stall, remaining(tries, patience)))));
    try {
      return await embedOnce(client, asking.name, texts, AbortSignal.any([signal, late]));
    } catch (error) {
      signal.throwIfAborted();
      const fault = late.aborted
        ? new ModelFault('The model stopped answering', { retryable: true, cause: error })
        : asModelFault(error, client.apiKey);
      await delay(waitAfter(fault, tries, patience), undefined, { signal });
    }
  }
}

async function embedOnce(client: OpenAI, model: string, texts: string[], signal: AbortSignal): Promise<number[][]> {
  const input = texts.map((text) => text.slice(0, longestText).toWellFormed());
  // As numbers: not every server knows the client's own choice.
  const { data } = await client.embeddings.create({ model, input, encoding_format: 'float' }, { signal });
  if (data.length !== texts.length) throw new ModelFault('The model gave no answer', { retryable: true });
  return data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
}
