/** The specified texts that none of the given texts has, word for word. A hole can be any value. */
export function findMissingTexts(specified, texts) {
  const shown = new Set(texts.flatMap(expandChoices).flatMap(splitText).map(normalize));
  return specified.filter((text) => !shown.has(normalize(text)));
}

const choice = /\{([^{}|]*\|[^{}]*)\}/;

/** A text for each combination of its choices. */
function expandChoices(text) {
  const found = choice.exec(text);
  if (!found) return [text];
  return found[1].split('|').flatMap((one) => expandChoices(text.replace(choice, () => one)));
}

/** A text, its elements, lines and sentences, each also without the values around it. */
function splitText(text) {
  const parts = [text, ...text.split(/<[^>]*>/), ...text.split('\n'), ...text.split(/(?<=[.!?])\s+/)];
  return parts.flatMap((part) => [part, part.replaceAll(/^(?:\{[^{}]*\}|[\s,])+|(?:\{[^{}]*\}|[\s,])+$/g, '')]);
}

const normalize = (text) =>
  text
    .trim()
    .replaceAll(/\{[^{}]*\}/g, '{}')
    .replaceAll(/[“”"]/g, '');
