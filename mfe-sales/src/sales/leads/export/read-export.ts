/** Reads a CSV file as it comes, and tells how many rows there are so far. What the server refuses is thrown in its words. */
export async function readExport(
  address: string,
  onRows: (rows: number) => void,
): Promise<{ file: Blob; rows: number }> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok || !response.body) throw (await response.json().catch(() => null)) ?? new Error('No file came');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rows = -1; // the names of the columns are a line too
  let last: number | undefined;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows: Math.max(0, rows) };
    parts.push(value);
    rows += linesIn(value, last);
    last = value.at(-1);
    onRows(Math.max(0, rows));
  }
}

/** A line ends in two signs, which may come in two pieces; a line break within a text is one. */
function linesIn(piece: Uint8Array, last: number | undefined): number {
  let lines = 0;
  for (let at = piece.indexOf(lineFeed); at !== -1; at = piece.indexOf(lineFeed, at + 1)) {
    if ((at === 0 ? last : piece[at - 1]) === carriageReturn) lines += 1;
  }
  return lines;
}

const carriageReturn = 13;
const lineFeed = 10;
