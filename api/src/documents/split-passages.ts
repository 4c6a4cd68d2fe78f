/** As much as says one thing: several passages fit into a prompt. */
const longest = 1200;

/** Cuts a text into passages: whole paragraphs, as many as fit into one; a longer one at the end of a sentence. */
export function splitPassages(text: string): string[] {
  const passages: string[] = [];
  let passage = '';
  for (const piece of text.split(/\n\s*\n/).flatMap(cut)) {
    const joined = passage === '' ? piece : `${passage}\n\n${piece}`;
    if (joined.length > longest) passages.push(passage);
    passage = joined.length > longest ? piece : joined;
  }
  return passage === '' ? passages : [...passages, passage];
}

function cut(paragraph: string): string[] {
  const pieces: string[] = [];
  let rest = paragraph.trim();
  while (rest.length > longest) {
    const at = placeToCut(rest);
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** Behind the last sentence that fits, or the last word where a sentence would leave less than half; in a word at worst. */
function placeToCut(text: string): number {
  const head = text.slice(0, longest + 1);
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => head.lastIndexOf(end) + 1));
  if (sentence > longest / 2) return sentence;
  const word = head.search(/\s\S*$/);
  if (word > 0) return word;
  const isHalf = /[\ud800-\udbff]/.test(head.charAt(longest - 1)); // of a character that takes two
  return isHalf ? longest - 1 : longest;
}
