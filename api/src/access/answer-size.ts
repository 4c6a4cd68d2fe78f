/** Whether a value's JSON exceeds this many bytes. Avoids serializing values that may be much larger. */
export function isJsonLargerThan(value: unknown, bytes: number): boolean {
  const characters = countCharacters(value, bytes);
  if (characters > bytes) return true;
  // A character may be escaped to six bytes, so only large values are worth serializing twice.
  return characters * 6 > bytes && Buffer.byteLength(JSON.stringify(value)) > bytes;
}

/** A lower bound of the JSON's length in characters. Stops walking once it exceeds `most`. */
function countCharacters(value: unknown, maxCount: number): number {
  let count = 0;
  const walk = (each: unknown): void => {
    if (typeof each === 'string') count += each.length + 2;
    else if (typeof each === 'number') count += 1;
    else if (typeof each !== 'object' || each === null) count += 4;
    else if (each instanceof Date) count += 26;
    else if (Array.isArray(each)) {
      count += each.length + 1;
      for (let at = 0; at < each.length && count <= maxCount; at += 1) walk(each[at]);
    } else {
      count += 1;
      for (const key in each) {
        if (count > maxCount) return;
        count += key.length + 4;
        walk((each as Record<string, unknown>)[key]);
      }
    }
  };
  walk(value);
  return count;
}
