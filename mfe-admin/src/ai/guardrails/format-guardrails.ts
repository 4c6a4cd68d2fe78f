/** Guardrails as one edits them. None is an empty field, not a pair of brackets. */
export const formatGuardrails = (guardrails: Record<string, unknown>): string =>
  Object.keys(guardrails).length === 0 ? '' : JSON.stringify(guardrails, null, 2);
