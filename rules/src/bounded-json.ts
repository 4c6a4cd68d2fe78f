/** Whether JSON is neither nested too deep, nor too long, nor holds what the database cannot store. */
export function isBoundedJson(value: unknown, { depth, length }: { depth: number; length: number }): boolean {
  if (!isWithinDepth(value, depth)) return false;
  const text = JSON.stringify(value);
  return text.length <= length && !text.includes(String.raw`\u0000`);
}

/** Looked at before it is written as text: that would run out of stack on JSON from a stranger. */
function isWithinDepth(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isWithinDepth(inner, depth - 1));
}
