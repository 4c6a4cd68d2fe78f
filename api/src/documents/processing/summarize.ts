const sentenceCount = 3;
const maxLength = 600;

/** An extractive summary: the first sentences of the most representative passages, in order. */
export function summarize(passages: string[]): string {
  const best = rankPassages(passages)
    .slice(0, sentenceCount)
    .toSorted((a, b) => a - b);
  return best
    .map((index) => getFirstSentence(passages[index] ?? ''))
    .join(' ')
    .slice(0, maxLength)
    .toWellFormed()
    .trim();
}

/** The indexes of the passages that share most words with others, best first. */
export function rankPassages(passages: string[]): number[] {
  const counts = new Map<string, number>();
  const words = passages.map((passage) => new Set(passage.toLowerCase().match(/\p{L}{5,}/gu)));
  for (const word of words.flatMap((each) => [...each])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const getWeight = (each: Set<string>) => [...each].reduce((sum, word) => sum + (counts.get(word) ?? 0) - 1, 0);
  return words
    .map((each, index) => ({ index, weight: getWeight(each) }))
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ index }) => index);
}

/** A heading is no sentence: the text after it is used, if there is any. */
function getFirstSentence(passage: string): string {
  const paragraphs = passage.split(/\n\s*\n|\n(?=[A-Z#])/).map((each) => each.replaceAll(/\s+/g, ' ').trim());
  const text = paragraphs.find((each) => /[.!?](?:\s|$)/.test(each)) ?? paragraphs.find(Boolean) ?? '';
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
