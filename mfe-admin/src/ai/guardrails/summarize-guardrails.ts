import { humanize } from 'kit/format';

/** One line per guardrail: its name and, if short enough, its value. */
export function summarizeGuardrails(guardrails: Record<string, unknown>): { name: string; text: string }[] {
  return Object.entries(guardrails).map(([name, value]) => ({
    name: humanize(toSnakeCase(name)),
    text: summarizeValue(value),
  }));
}

const toSnakeCase = (name: string) =>
  name.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end}_${start.toLowerCase()}`);

function summarizeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(summarizeValue).join(', ');
  if (typeof value === 'object' && value !== null) return Object.keys(value).join(', ');
  return String(value);
}
