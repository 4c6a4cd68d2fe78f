/** Enough text for one idea: several passages fit into a prompt. */
const maxLength = 1200;

/** Splits a text into passages: as many whole paragraphs as fit; a longer one after a sentence. */
export function splitPassages(text: string): string[] {
  const passages: string[] = [];
  let passage = '';
  for (const piece of text.split(/\n\s*\n/).flatMap(splitParagraph)) {
    const joined = passage === '' ? piece : `${passage}\n\n${piece}`;
    if (joined.length > maxLength) passages.push(passage);
    passage = joined.length > maxLength ? piece : joined;
  }
  return passage === '' ? passages : [...passages, passage];
}

function splitParagraph(paragraph: string): string[] {
  const pieces: string[] = [];
  let rest = paragraph.trim();
  while (rest.length > maxLength) {
    const at = findSplitIndex(rest);
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** After the last sentence that fits, or the last word if a sentence would leave less than half; within a word at worst. */
function findSplitIndex(text: string): number {
  const head = text.slice(0, maxLength + 1);
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => head.lastIndexOf(end) + 1));
  if (sentence > maxLength / 2) return sentence;
  const word = head.search(/\s\S*$/);
  if (word > 0) return word;
  const isHalf = /[\ud800-\udbff]/.test(head.charAt(maxLength - 1)); // of a surrogate pair
  return isHalf ? maxLength - 1 : maxLength;
}
