/** Whether JSON is within the depth and length limits and contains nothing that the database can't store. */
export function isBoundedJson(value: unknown, { depth, length }: { depth: number; length: number }): boolean {
  if (!isWithinDepth(value, depth)) return false;
  const text = JSON.stringify(value);
  return text.length <= length && !text.includes(String.raw`\u0000`);
}

/** Checked before it is stringified, which would overflow the stack on hostile JSON. */
function isWithinDepth(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isWithinDepth(inner, depth - 1));
}
