import { ModelStalledError } from '#models/model-error';
import type { Model, ModelEvent, Prompt } from '#models/model';

interface Bounds {
  signal: AbortSignal;
  /** The longest pause between tokens, in milliseconds. */
  getTimeout(): number;
}

/** Fails a model's stream when it sends nothing for too long. The reader's own time does not count. */
export async function* withStallTimeout(
  model: Model,
  prompt: Prompt,
  { signal, getTimeout }: Bounds,
): AsyncGenerator<ModelEvent> {
  const stalled = new AbortController();
  const wait = () => setTimeout(() => stalled.abort(), Math.max(0, getTimeout()));
  let timer = wait();
  try {
    for await (const event of model.stream(prompt, AbortSignal.any([signal, stalled.signal]))) {
      clearTimeout(timer);
      yield event;
      timer = wait();
    }
  } finally {
    clearTimeout(timer);
  }
  if (stalled.signal.aborted && !signal.aborted) throw new ModelStalledError();
}
