import { buildPrompt } from '#jarvis/prompt/build-prompt';
import type { Model } from '#models/model';
import { ModelFault } from '#models/model-fault';
import { withRetries } from '#models/with-retries';

/** The whole answer to a message, in this many milliseconds at most. Throws a ModelFault. */
export async function askBriefly(model: Model, message: string, longest: number): Promise<string> {
  const prompt = buildPrompt({ templates: [], passages: [], history: [], question: message, model });
  const late = AbortSignal.timeout(longest);
  let answer = '';
  for await (const event of withRetries(model, { total: longest }).stream(prompt, late))
    if (event.kind === 'text') answer += event.text;
  if (late.aborted) throw new ModelFault(`The model took longer than ${inSeconds(longest)}`, { retryable: true });
  return answer;
}

const inSeconds = (ms: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(ms / 1000);
