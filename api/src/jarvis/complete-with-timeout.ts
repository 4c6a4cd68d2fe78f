import { buildPrompt } from '#jarvis/prompt/build-prompt';
import type { Model } from '#models/model';
import { ModelError } from '#models/model-error';
import { withRetries } from '#models/with-retries';

/** The complete response to a message, within this many milliseconds. Throws a ModelError. */
export async function completeWithTimeout(
  model: Model,
  { message, isForAdmin }: { message: string; isForAdmin: boolean },
  timeoutMs: number,
): Promise<string> {
  const prompt = buildPrompt({ templates: [], passages: [], history: [], question: message, isForAdmin, model });
  const late = AbortSignal.timeout(timeoutMs);
  let answer = '';
  for await (const event of withRetries(model, { totalTimeout: timeoutMs }).stream(prompt, late))
    if (event.kind === 'text') answer += event.text;
  if (late.aborted) throw new ModelError(`The model took longer than ${formatSeconds(timeoutMs)}`, { retryable: true });
  return answer;
}

const formatSeconds = (ms: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(ms / 1000);
