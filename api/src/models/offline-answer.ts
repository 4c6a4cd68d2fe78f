import type { Prompt, PromptPassage } from '#models/model';

const maxQuotes = 3;

const setupHint = 'No model is configured. Set `OPENAI_API_KEY`, or `OPENAI_BASE_URL` for a server of your own.';

/** The answer without a model: the best passages, verbatim. */
export function createOfflineAnswer({ passages }: Prompt): string {
  if (passages.length === 0) return `${setupHint}\n\nUntil then I can only quote documents: select some and ask again.`;
  const quoted = passages.slice(0, maxQuotes).map(quote).join('\n\n');
  return `${setupHint} These passages of the selected documents fit your question best:\n\n${quoted}`;
}

const quote = ({ number, document, place, text }: PromptPassage) =>
  `**${document.title}**${place ? `, ${place}` : ''} [${number}]\n\n> ${text.replaceAll('\n', '\n> ')}`;
