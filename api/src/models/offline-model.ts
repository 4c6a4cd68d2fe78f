import { setTimeout as delay } from 'node:timers/promises';
import { offlineAnswer } from '#models/offline-answer';
import type { Model, ModelEvent, Prompt } from '#models/model';

/** About what a token of English is. */
const charactersOfToken = 4;

/** Answers from the passages alone, in pieces like a model, so that everything else works without one. */
export const offlineModel = (msBetweenWords = 2): Model => ({
  name: 'offline',
  isOffline: true,
  window: 128_000,
  countTokens: (text) => Math.ceil(text.length / charactersOfToken),
  stream: (prompt, signal) => words(prompt, signal, msBetweenWords),
});

async function* words(prompt: Prompt, signal: AbortSignal, ms: number): AsyncGenerator<ModelEvent> {
  for (const text of offlineAnswer(prompt).match(/\s*\S+/g) ?? []) {
    if (signal.aborted) return;
    yield { kind: 'text', text };
    await delay(ms, undefined, { signal }).catch(() => undefined); // aborted: looked at above
  }
  // Nobody's tokens were spent.
  yield { kind: 'usage', usage: { promptTokens: 0, completionTokens: 0 } };
}
