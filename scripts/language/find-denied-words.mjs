import { denyList } from './deny-list.mjs';

const patterns = denyList.map(([word, instead]) => ({ pattern: new RegExp(`\\b${word}\\b`, 'gi'), instead }));

/** Names that are stored, and an account of the operating system. */
const kept = /\b(stop_asked|rolled_back_by_itself|enquiries_reviewed_by_somebody)\b|'nobody'/g;

/** What a text has of the deny list: `line`, `word` and `instead`. Names are read as their words: `toldOf` has "told". */
export function findDeniedWords(text) {
  return text
    .split('\n')
    .flatMap((content, index) =>
      patterns.flatMap(({ pattern, instead }) =>
        Array.from(splitNames(content).matchAll(pattern), ([word]) => ({ line: index + 1, word, instead })),
      ),
    );
}

const splitNames = (line) =>
  line
    .replaceAll(kept, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_]/g, ' ');
