/** Whether the JSON of a value has more bytes than this. It is never made where it may be much larger. */
export function isJsonLargerThan(value: unknown, bytes: number): boolean {
  const characters = countCharacters(value, bytes);
  if (characters > bytes) return true;
  // A character may be written as six: only a large answer is worth making its text twice.
  return characters * 6 > bytes && Buffer.byteLength(JSON.stringify(value)) > bytes;
}

/** How many characters the JSON has at least; where there are more than `most`, it is not walked to its end. */
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
