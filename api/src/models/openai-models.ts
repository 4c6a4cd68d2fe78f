import OpenAI from 'openai';
import * as specs from 'gpt-tokenizer/models';
import { modelToEncodingMap, o200k_base as newest } from 'gpt-tokenizer/mapping';
import { GptEncoding } from 'gpt-tokenizer/GptEncoding';
import { resolveEncodingAsync } from 'gpt-tokenizer/resolveEncodingAsync';
import type { Models } from '#models/model';
import { type ModelMetrics, withEmbedderMetrics, withModelMetrics } from '#models/with-model-metrics';
import { createOpenaiEmbedder } from '#models/openai-embedder';
import { createOpenaiModel } from '#models/openai-model';
import type { RetryPolicy } from '#models/retry-policy';
import { withRetries } from '#models/with-retries';
import type { ModelSettings } from '#settings';

const defaultModel = 'gpt-5.4-mini';

/** The models of a server with an OpenAI-compatible API. */
export async function createOpenaiModels(
  settings: ModelSettings,
  metrics: ModelMetrics,
  retryPolicy: Partial<RetryPolicy> = {},
): Promise<Models> {
  const client = createClient(settings);
  const { name: configuredName, contextTokens, embeddingName } = settings;
  const name = configuredName ?? defaultModel;
  const plainName = name.replace(/^.*\//, ''); // multi-provider servers prefix the provider
  const window = contextTokens ?? getContextWindow(plainName);
  const chat = createOpenaiModel(client, { name, window, countTokens: await createTokenCounter(plainName) });
  const embedder = embeddingName === null ? null : createOpenaiEmbedder(client, embeddingName, retryPolicy);
  return {
    // Each attempt is measured separately.
    chat: withRetries(withModelMetrics(chat, metrics), retryPolicy),
    embedder: embedder && withEmbedderMetrics(embedder, metrics),
  };
}

/** Everything is explicit, so that the client reads no environment variables; retries are ours. */
const createClient = ({ apiKey, baseUrl }: ModelSettings) =>
  new OpenAI({
    // The client requires a key; a server without keys is not sent it.
    apiKey: apiKey ?? '(no key)',
    ...(apiKey === null && { defaultHeaders: { authorization: null } }),
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    webhookSecret: null,
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    // The key and the question only go to the configured server, so redirects are not followed.
    fetchOptions: { redirect: 'manual' },
  });

/** A safe assumption for an unknown model. */
const defaultWindow = 8192;

interface Spec {
  context_window?: number;
  max_input_tokens?: number;
  max_output_tokens?: number;
  reasoning_tokens?: boolean;
}

/** The context window in tokens, prompt and answer together. Reasoning models reject a prompt that leaves no room to think. */
function getContextWindow(model: string): number {
  const spec: Spec = new Map<string, object>(Object.entries(specs)).get(model) ?? {};
  const { context_window: window = defaultWindow, max_input_tokens, max_output_tokens = 0, reasoning_tokens } = spec;
  const maxInput = max_input_tokens ?? window - (reasoning_tokens ? max_output_tokens : 0);
  return Math.min(window, maxInput);
}

/** Counting is quadratic in the longest word's length, which is unbounded. */
const maxPieceLength = 1000;

/** Counts the tokens of a text with the model's tokenizer, or a common one for an unknown model. */
async function createTokenCounter(model: string): Promise<(text: string) => number> {
  const name = new Map(Object.entries(modelToEncodingMap)).get(model) ?? newest;
  const ranks = await resolveEncodingAsync(name);
  const encoding = GptEncoding.getEncodingApi(name, () => ranks);
  // Text that looks like a special token is still text.
  const encodeOptions = { disallowedSpecial: new Set<string>() };
  return (text) => {
    let tokens = 0;
    for (let offset = 0; offset < text.length; offset += maxPieceLength)
      tokens += encoding.countTokens(text.slice(offset, offset + maxPieceLength), encodeOptions);
    return tokens;
  };
}
