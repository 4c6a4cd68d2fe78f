import OpenAI from 'openai';
import type { Models } from '#models/model';
import { type ModelMetrics, withEmbedderMetrics, withModelMetrics } from '#models/with-model-metrics';
import { createOpenaiEmbedder } from '#models/openai-embedder';
import { createOpenaiModel } from '#models/openai-model';
import type { RetryPolicy } from '#models/retry-policy';
import { createTokenCounter } from '#models/token-counter';
import { getContextWindow } from '#models/context-window';
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
