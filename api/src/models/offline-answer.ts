import type { Prompt, PromptPassage } from '#models/model';

const mostQuoted = 3;

const howToSetOne = 'No model is configured. Set `OPENAI_API_KEY`, or `OPENAI_BASE_URL` for a server of your own.';

/** What can be said without a model: the best passages, word for word. */
export function offlineAnswer({ passages }: Prompt): string {
  if (passages.length === 0)
    return `${howToSetOne}\n\nUntil then I can only quote documents: select some and ask again.`;
  const quoted = passages.slice(0, mostQuoted).map(quote).join('\n\n');
  return `${howToSetOne} These passages of the selected documents fit your question best:\n\n${quoted}`;
}

const quote = ({ number, document, place, text }: PromptPassage) =>
  `**${document.title}**${place ? `, ${place}` : ''} [${number}]\n\n> ${text.replaceAll('\n', '\n> ')}`;
