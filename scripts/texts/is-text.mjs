/** Attributes and properties whose strings are text even if they are one lowercase word. Others are text only if they look like it. */
const textNames = new Set(
  (
    'title label hint what text lead placeholder alt allLabel searchLabel confirmLabel cancelLabel submit submitting heading ' +
    'subtitle whose message terms data-label aria-label aria-roledescription aria-description'
  ).split(' '),
);
const technicalNames =
  /^(className|style|id|key|to|href|src|type|name|role|rel|target|as|d|viewBox|transform|stroke\w*|fill|autoComplete|aria-(live|labelledby|describedby|controls|haspopup)|\$\w+|data-(?!label)[\w-]+)$/;
const technicalProperties =
  /^(className|gridTemplate\w*|transition|animation|boxShadow|font\w*|event|sql|pattern|cron|__typename|path|mimeType|expression|where|headers)$/;
/** Logs are for operators; an Error without a class of its own is a fault of the program. */
const technicalCalls =
  /(?:^|\.)log\.\w+$|^(?:Error|TypeError|RangeError|DOMException|RegExp|URL|Date|Header)$|(?:^|\.)(?:querySelector(?:All)?|closest|matches|execute|query|raw|quote|addEventListener|setHeader|set|startsWith|endsWith|includes|split|createElement|matchMedia|getContext|describe|register|startSpan|createHistogram|graphqlEnum|createUnionType)$/;

export const isTextName = (name) => textNames.has(name);
export const isTechnicalAttribute = (name) => technicalNames.test(name);
export const isTechnicalProperty = (name) => technicalProperties.test(name);
export const isTechnicalCall = (callee) => technicalCalls.test(callee);

const codePatterns = [
  // Operators, paths, addresses, media types, flags.
  /\r|=>|::|&&|\|\||\$[1-9](?![\dk,.–])|^\d{3} [A-Z_]+$|\$\{|^[.#<[@/]|^\w+:\/\/|^[\w-]+\/[\w.+*-]+(?:;|,|$)|^--?\w|^(?:GET|POST|PUT|PATCH|DELETE|HEAD) |^npm --|^\S+ = |=\S+;|=\?/,
  // CSS, selectors, SVG paths, content security policies, names of keys.
  /(?:\d|\bx)(?:px|rem|em|fr|ch|vw|vh)\b|^(?:(?:a|button|input|select|textarea)(?:, |$))+$|\b(?:var|cubic-bezier|max|min|calc|minmax|clamp|rgba?|url|is|not)\(|\[[\w-]+[\]=]/,
  /^Mx? ?\d|\{ [\w-]+:|'none'|-src |^(?:Tab|Enter)$/,
  // Cron lines.
  /^\s*\S+ (?:\S+ )?\* \* \*/m,
  // SQL.
  /\b(?:coalesce|count|lower|json_\w+|now|array_agg|to_\w+|regexp_\w+|unnest|exists|left|sum|date_trunc) ?\(|\bunion all\b/,
  /\b(?:is (?:not )?null|as materialized|order by|group by|i?like \?|interval '|= any\b|array\[|cross join|left join)/,
  /^\s*\(?(?:select|insert into|update \S+ set|delete from|create (?:table|index|unique|role|trigger|or)|alter|drop|listen|notify)\b/,
  /^\s*\(?(?:vacuum|analyze|grant|revoke|truncate|lock table|copy|set (?:local|session|\w+ =)|if \w+ =|case (?:\w+ )?when|with \S+$)\b/,
  /^\s*\(?(?:from "|not [x(]|and (?:\(|\w+\.))|\) [=<>] \(|^(?:x|nearest) where |^x as \w+$|\bnosuperuser\b/,
];

/** A value counts as a word. */
const fillHoles = (string) => string.replaceAll(/\{[^{}]*\}/g, 'x').trim();

/** Whether a text has words besides its holes and elements. */
export const hasWords = (text) => /\p{L}{2}/u.test(text.replaceAll(/\{[^{}|]*\}|<\/?[\w.]*>/g, ''));

/** Whether a string is text, given that it's in a place for text. */
export const isAnyText = (string) =>
  hasWords(string) && !codePatterns.some((pattern) => pattern.test(fillHoles(string)));

/** Whether a string looks like text: a sentence, a phrase, or one capitalized word. */
export function isText(string) {
  const words = fillHoles(string);
  if (!isAnyText(string)) return false;
  if (/^[A-Z][a-z]+(?:['’][a-z]+)?(?:-[a-z]+)*(?:\.\.\.|[.…!?:])?$/.test(words)) return true;
  return /[\p{L}\d'’",:)%+]\s+[\p{L}\d"'(“$]/u.test(words);
}
