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

/** The models of a server that speaks OpenAI's API. */
export async function createOpenaiModels(
  settings: ModelSettings,
  metrics: ModelMetrics,
  retryPolicy: Partial<RetryPolicy> = {},
): Promise<Models> {
  const client = createClient(settings);
  const { name: configuredName, contextTokens, embeddingName } = settings;
  const name = configuredName ?? defaultModel;
  const plainName = name.replace(/^.*\//, ''); // a server for the models of many says whose it is
  const window = contextTokens ?? getContextWindow(plainName);
  const chat = createOpenaiModel(client, { name, window, countTokens: await createTokenCounter(plainName) });
  const embedder = embeddingName === null ? null : createOpenaiEmbedder(client, embeddingName, retryPolicy);
  return {
    // Each try counts on its own.
    chat: withRetries(withModelMetrics(chat, metrics), retryPolicy),
    embedder: embedder && withEmbedderMetrics(embedder, metrics),
  };
}

/** Everything is said, so that it reads no environment; trying again is ours. */
const createClient = ({ apiKey, baseUrl }: ModelSettings) =>
  new OpenAI({
    // It insists on one; a server without keys is not sent it.
    apiKey: apiKey ?? '(no key)',
    ...(apiKey === null && { defaultHeaders: { authorization: null } }),
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    webhookSecret: null,
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    // The key and the question go to the configured server, and nowhere that it points to.
    fetchOptions: { redirect: 'manual' },
  });
