import { validate } from 'rules/validate';
import { updatePromptTemplateRule } from 'rules/jarvis';
import { validateJson, toLineAndColumn, type LocatedJsonError } from './validate-json.ts';

export type GuardrailsResult = { ok: true; value: Record<string, unknown> } | { ok: false; error: LocatedJsonError };

/** Parses the input of the guardrails field. Empty input means no guardrails (specification part 2 §5). */
export function parseGuardrails(text: string): GuardrailsResult {
  if (text.trim() === '') return { ok: true, value: {} };
  const error = validateJson(text);
  if (error) return { ok: false, error };
  const start = toLineAndColumn(text, text.search(/\S/));
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, error: { ...start, message: 'Guardrails are an object: start with { and end with }' } };
  }
  // The server's own validation, which limits length and depth.
  if (!validate(updatePromptTemplateRule, { guardrails: value }).ok) {
    return {
      ok: false,
      error: { ...start, message: 'This is too long, nested too deeply, or contains an invisible character' },
    };
  }
  return { ok: true, value: value as Record<string, unknown> };
}
