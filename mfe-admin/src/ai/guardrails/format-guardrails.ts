/** Formats guardrails for editing. No guardrails are an empty string rather than {}. */
export const formatGuardrails = (guardrails: Record<string, unknown>): string =>
  Object.keys(guardrails).length === 0 ? '' : JSON.stringify(guardrails, null, 2);
