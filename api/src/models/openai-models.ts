import OpenAI from 'openai';
import type { Models } from '#models/model';
import { openaiModel } from '#models/openai-model';
import { tokenCounter } from '#models/token-counter';
import { windowOf } from '#models/window-of';
import type { ModelSettings } from '#settings';

const defaultModel = 'gpt-5.4-mini';

/** The models of a server that speaks OpenAI's API. */
export async function openaiModels({ apiKey, baseUrl, name, contextTokens }: ModelSettings): Promise<Models> {
  const client = new OpenAI({
    // It insists on one; a server without keys is not sent it.
    apiKey: apiKey ?? 'none',
    ...(apiKey === null && { defaultHeaders: { authorization: null } }),
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    // Said, so that it reads no environment.
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
  });
  const model = name ?? defaultModel;
  const window = contextTokens ?? windowOf(model);
  return { chat: openaiModel(client, { name: model, window, countTokens: await tokenCounter(model) }), embedder: null };
}
