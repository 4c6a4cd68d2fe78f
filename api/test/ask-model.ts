import { createMetrics } from '#metrics';
import { chooseModels } from '#models/choose-models';
import type { Model, Models, Prompt, Usage } from '#models/model';
import { ModelFault } from '#models/model-fault';
import type { Patience } from '#models/patience';
import { readSettings } from '#settings';
import type { ModelStandIn } from '#test/model-stand-in';

/** No test waits as long as a person would. */
const quickPatience: Partial<Patience> = { firstWait: 5, longestWait: 500, total: 5000, stall: 2000 };

/** The models of an app that asks this stand-in. */
export const getModels = (
  stand: ModelStandIn,
  patience: Partial<Patience> = {},
  env: Record<string, string> = {},
): Promise<Models> =>
  chooseModels(readSettings({ ...stand.env, ...env }), createMetrics(), { ...quickPatience, ...patience });

export const getPrompt = (question: string): Prompt => ({
  messages: [{ role: 'user', content: question }],
  question,
  passages: [],
});

export interface Asked {
  pieces: string[];
  usage: Usage | null;
  fault: ModelFault | null;
}

/** Everything that a model says to a question, and how it ended. */
export async function askModel(
  model: Model,
  prompt: Prompt = getPrompt('Why?'),
  signal: AbortSignal = new AbortController().signal,
): Promise<Asked> {
  const asked: Asked = { pieces: [], usage: null, fault: null };
  try {
    for await (const event of model.stream(prompt, signal))
      if (event.kind === 'text') asked.pieces.push(event.text);
      else asked.usage = event.usage;
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    asked.fault = error;
  }
  return asked;
}
