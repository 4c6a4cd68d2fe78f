import { setTimeout as delay } from 'node:timers/promises';
import type { Model, ModelEvent, Prompt } from '#models/model';
import { type Patience, remaining, type Tries, usualPatience, waitAfter } from '#models/patience';
import { withoutStalls } from '#models/without-stalls';

/** The same model, asked again while it fails without having said anything. One that is so already gets another patience. */
export function withRetries(model: Model, patience: Partial<Patience> = {}): Model {
  if (model instanceof PatientModel) return new PatientModel(model.inner, { ...model.patience, ...patience });
  return new PatientModel(model, { ...usualPatience, ...patience });
}

class PatientModel implements Model {
  readonly inner: Model;
  readonly patience: Patience;
  constructor(inner: Model, patience: Patience) {
    this.inner = inner;
    this.patience = patience;
  }
  get name(): string {
    return this.inner.name;
  }
  get isOffline(): boolean {
    return this.inner.isOffline;
  }
  get window(): number {
    return this.inner.window;
  }
  countTokens(text: string): number {
    return this.inner.countTokens(text);
  }

  async *stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const tries: Tries = { made: 0, since: performance.now() };
    let isSilent = true;
    const patience = () =>
      isSilent ? Math.min(this.patience.stall, remaining(tries, this.patience)) : this.patience.stall;
    while (!signal.aborted) {
      tries.made += 1;
      try {
        for await (const event of withoutStalls(this.inner, prompt, { signal, patience })) {
          if (event.kind === 'text' && event.text === '') continue; // only a sign of life
          isSilent = false;
          yield event;
        }
        return;
      } catch (fault) {
        if (signal.aborted) return;
        if (!isSilent) throw fault;
        // Aborted while waiting: looked at above.
        await delay(waitAfter(fault, tries, this.patience), undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
