import { setTimeout as delay } from 'node:timers/promises';
import { Circuit } from '#dependencies/circuit';
import { policies } from '#dependencies/policies';
import { AppError, durationInWords } from '#errors';
import type { Model, ModelEvent, Prompt } from '#models/model';
import { ModelFault, ModelSilence } from '#models/model-fault';
import { type Patience, remaining, type Tries, usualPatience, waitAfter } from '#models/patience';
import { withoutStalls } from '#models/without-stalls';

/** The same model, asked again while it fails without having said anything. One that is so already gets another patience. */
export function withRetries(model: Model, patience: Partial<Patience> = {}): Model {
  if (model instanceof PatientModel)
    return new PatientModel(model.inner, { ...model.patience, ...patience }, model.circuit);
  return new PatientModel(model, { ...usualPatience, ...patience });
}

class PatientModel implements Model {
  readonly inner: Model;
  readonly patience: Patience;
  readonly circuit: Circuit;
  constructor(inner: Model, patience: Patience, circuit = modelCircuit()) {
    this.inner = inner;
    this.patience = patience;
    this.circuit = circuit;
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
    const { stall, firstTry, firstToken } = this.patience;
    let isSilent = true;
    let isAlive = false;
    let isLastWait = false; // said by the limit that ends the wait: a timer can fire 2 ms before performance.now() gets there
    const patience = () => {
      if (!isSilent) return stall;
      const left = Math.min(stall, remaining(tries, this.patience));
      if (isAlive) return left;
      const leftForFirstToken = remaining(tries, { ...this.patience, total: firstToken });
      const wait = Math.min(left, leftForFirstToken, tries.made === 1 ? firstTry : stall);
      isLastWait = wait === leftForFirstToken;
      return wait;
    };
    while (!signal.aborted) {
      tries.made += 1;
      isAlive = false;
      const steps = withoutStalls(this.inner, prompt, { signal, patience });
      try {
        // The first event says whether the model is there.
        for (let step = await this.circuit.run(() => steps.next()); !step.done; step = await steps.next()) {
          isAlive = true;
          const event = step.value;
          if (event.kind === 'text' && event.text === '') continue; // only a sign of life
          isSilent = false;
          yield event;
        }
        return;
      } catch (fault) {
        if (signal.aborted) return;
        if (fault instanceof AppError) throw refused(fault);
        if (!isSilent) throw fault;
        if (fault instanceof ModelSilence && isLastWait && !isAlive) throw unanswered(firstToken, fault);
        // Aborted while waiting: looked at above.
        await delay(waitAfter(fault, tries, this.patience), undefined, { signal }).catch(() => undefined);
      } finally {
        await steps.return(undefined);
      }
    }
  }
}

const modelCircuit = () =>
  new Circuit({
    ...policies.model.circuit,
    what: 'The model',
    isFailure: (fault) => fault instanceof ModelFault && fault.retryable && !fault.isBusy,
  });

/** The circuit is open. */
const refused = ({ message, cause }: AppError) => new ModelFault(message, { retryable: true, cause });

const unanswered = (ms: number, cause: unknown) =>
  new ModelFault(`The model did not answer within ${durationInWords(ms / 1000)}. Please try again in a minute`, {
    retryable: true,
    cause,
  });
