import { setTimeout as delay } from 'node:timers/promises';
import { createOfflineAnswer } from '#models/offline-answer';
import type { Model, ModelEvent, Prompt } from '#models/model';

/** Average characters of an English token. */
const charactersPerToken = 4;

/** Answers from the passages alone, streamed like a model, so that everything else works without one. */
export const createOfflineModel = (msBetweenWords = 2): Model => ({
  name: 'offline',
  isOffline: true,
  window: 128_000,
  countTokens: (text) => Math.ceil(text.length / charactersPerToken),
  stream: (prompt, signal) => streamWords(prompt, signal, msBetweenWords),
});

async function* streamWords(prompt: Prompt, signal: AbortSignal, ms: number): AsyncGenerator<ModelEvent> {
  for (const text of createOfflineAnswer(prompt).match(/\s*\S+/g) ?? []) {
    if (signal.aborted) return;
    yield { kind: 'text', text };
    await delay(ms, undefined, { signal }).catch(() => undefined); // aborted: checked above
  }
  // No tokens were used.
  yield { kind: 'usage', usage: { promptTokens: 0, completionTokens: 0 } };
}
