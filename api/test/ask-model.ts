import { createMetrics } from '#metrics';
import { chooseModels } from '#models/choose-models';
import type { Model, Models, Prompt, Usage } from '#models/model';
import { ModelError } from '#models/model-error';
import type { RetryPolicy } from '#models/retry-policy';
import { readSettings } from '#settings';
import type { ModelStandIn } from '#test/model-stand-in';

/** Shorter timeouts for tests. */
const quickRetryPolicy: Partial<RetryPolicy> = { baseDelay: 5, maxDelay: 500, totalTimeout: 5000, stallTimeout: 2000 };

/** The models of an app that uses this stand-in. */
export const createTestModels = (
  stand: ModelStandIn,
  retryPolicy: Partial<RetryPolicy> = {},
  env: Record<string, string> = {},
): Promise<Models> =>
  chooseModels(readSettings({ ...stand.env, ...env }), createMetrics(), { ...quickRetryPolicy, ...retryPolicy });

export const createPrompt = (question: string): Prompt => ({
  messages: [{ role: 'user', content: question }],
  question,
  passages: [],
  isForAdmin: false,
});

export interface ModelResult {
  pieces: string[];
  usage: Usage | null;
  fault: ModelError | null;
}

/** A model's full answer and how it ended. */
export async function askModel(
  model: Model,
  prompt: Prompt = createPrompt('Why?'),
  signal: AbortSignal = new AbortController().signal,
): Promise<ModelResult> {
  const result: ModelResult = { pieces: [], usage: null, fault: null };
  try {
    for await (const event of model.stream(prompt, signal))
      if (event.kind === 'text') result.pieces.push(event.text);
      else result.usage = event.usage;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    result.fault = error;
  }
  return result;
}
