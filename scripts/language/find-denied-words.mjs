import { denyList } from './deny-list.mjs';

const patterns = denyList.map(([word, instead]) => ({ pattern: new RegExp(`\\b${word}\\b`, 'gi'), instead }));
/** Almost no line has any of them: one search decides that. */
const anyWord = new RegExp(`\\b(${denyList.map(([word]) => word).join('|')})\\b`, 'i');

/** Names that are stored or published, a status of iCalendar, and an account of the operating system. */
const kept =
  /\b(stop_asked|rolled_back_by_itself|enquiries_reviewed_by_somebody|totp_enrolments|TotpEnrolmentStarted|(start|confirm)TotpEnrolment\w*|cancelledAt|cancelled_at)\b|(['"`:])cancelled(?=['"`])|\bcancelled: |'nobody'/gi;

/** A function is a verb and an object: `getStatus`, not `statusOf`. */
const ofName = /\b(?:function|const|let) ([a-z]\w*Of)\b/;

/** The denied words in a text: `line`, `word` and `instead`. Names are split into their words: `toldOf` contains "told". */
export function findDeniedWords(text) {
  return [...findWords(text), ...findShapes(text)];
}

const findShapes = (text) =>
  text.split('\n').flatMap((content, index) => {
    const [, word] = ofName.exec(content) ?? [];
    return word ? [{ line: index + 1, word, instead: 'a verb and an object, such as getStatus' }] : [];
  });

const findWords = (text) =>
  text
    .split('\n')
    .map((content, index) => ({ line: index + 1, words: splitNames(content) }))
    .filter(({ words }) => anyWord.test(words))
    .flatMap(({ line, words }) =>
      patterns.flatMap(({ pattern, instead }) =>
        Array.from(words.matchAll(pattern), ([word]) => ({ line, word, instead })),
      ),
    );

const splitNames = (line) =>
  line
    .replaceAll(kept, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_]/g, ' ');
