import { check } from 'rules/check';
import { updatePromptTemplateRule } from 'rules/jarvis';
import { jsonFault, getPlace, type JsonFault } from './json-fault.ts';

export type Guardrails = { ok: true; value: Record<string, unknown> } | { ok: false; fault: JsonFault };

/** What was typed as guardrails. Nothing is no guardrails (specification part 2 §5). */
export function readGuardrails(text: string): Guardrails {
  if (text.trim() === '') return { ok: true, value: {} };
  const fault = jsonFault(text);
  if (fault) return { ok: false, fault };
  const start = getPlace(text, text.search(/\S/));
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, fault: { ...start, words: 'Guardrails have names: they begin with { and end with }' } };
  }
  // The server's own rule, which bounds the length and the depth.
  if (!check(updatePromptTemplateRule, { guardrails: value }).ok) {
    return {
      ok: false,
      fault: { ...start, words: 'This is too long, nested too deeply, or holds an invisible character' },
    };
  }
  return { ok: true, value: value as Record<string, unknown> };
}
