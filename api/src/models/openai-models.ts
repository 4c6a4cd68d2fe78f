import OpenAI from 'openai';
import type { Models } from '#models/model';
import { type ModelMetrics, observedEmbedder, observedModel } from '#models/observed-model';
import { openaiEmbedder } from '#models/openai-embedder';
import { openaiModel } from '#models/openai-model';
import type { Patience } from '#models/patience';
import { tokenCounter } from '#models/token-counter';
import { getWindow } from '#models/get-window';
import { withRetries } from '#models/with-retries';
import type { ModelSettings } from '#settings';

const defaultModel = 'gpt-5.4-mini';

/** The models of a server that speaks OpenAI's API. */
export async function openaiModels(
  settings: ModelSettings,
  metrics: ModelMetrics,
  patience: Partial<Patience> = {},
): Promise<Models> {
  const client = getClient(settings);
  const { name: given, contextTokens, embeddingName } = settings;
  const name = given ?? defaultModel;
  const plainName = name.replace(/^.*\//, ''); // a server for the models of many says whose it is
  const window = contextTokens ?? getWindow(plainName);
  const chat = openaiModel(client, { name, window, countTokens: await tokenCounter(plainName) });
  const embedder = embeddingName === null ? null : openaiEmbedder(client, embeddingName, patience);
  return {
    // Each try counts by itself.
    chat: withRetries(observedModel(chat, metrics), patience),
    embedder: embedder && observedEmbedder(embedder, metrics),
  };
}

/** Everything is said, so that it reads no environment; trying again is ours. */
const getClient = ({ apiKey, baseUrl }: ModelSettings) =>
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
