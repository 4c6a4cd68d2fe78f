import { setTimeout as delay } from 'node:timers/promises';
import type { Model, ModelEvent, Prompt, PromptPassage } from '#models/model';

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

const maxQuotes = 3;

const adminHint = 'No model is configured. Set `OPENAI_API_KEY`, or `OPENAI_BASE_URL` for a server of your own.';
/** What everyone else can do: the names of settings say nothing to them. */
const hint = 'No model is configured, so I can only quote documents. Ask an administrator to set one up.';

/** The answer without a model: the best passages, verbatim. */
function createOfflineAnswer({ passages, isForAdmin }: Prompt): string {
  const setupHint = isForAdmin ? adminHint : hint;
  if (passages.length === 0)
    return `${setupHint}\n\nUntil then, select documents and ask again: I answer with the passages that fit best.`;
  const quoted = passages.slice(0, maxQuotes).map(quote).join('\n\n');
  return `${setupHint} These passages of the selected documents fit your question best:\n\n${quoted}`;
}

const quote = ({ number, document, place, text }: PromptPassage) =>
  `**${document.title}**${place ? `, ${place}` : ''} [${number}]\n\n> ${text.replaceAll('\n', '\n> ')}`;
