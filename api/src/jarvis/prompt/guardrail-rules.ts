/** The guardrails of a template, any JSON object, as lines of rules. A list has one line for each entry. */
export function toGuardrailRules(guardrails: Record<string, unknown>): string[] {
  return Object.entries(guardrails).flatMap(([key, value]) => toLines(toLabel(key), value));
}

function toLines(label: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((entry) => toLines(label, entry));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => toLines(`${label}, ${toLabel(key).toLowerCase()}`, inner));
  return [`${label}: ${toWords(value)}`];
}

const toWords = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value).replaceAll(/\s+/g, ' ').trim();

/** Converts a key to words: "maxLines" and "max_lines" become "Max lines". */
function toLabel(key: string): string {
  const words = key
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
