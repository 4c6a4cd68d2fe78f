/** Streams a CSV file and reports the number of rows so far. Throws the server's error. */
export async function fetchExport(
  address: string,
  onRows: (rows: number) => void,
): Promise<{ file: Blob; rows: number }> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok || !response.body) throw (await response.json().catch(() => null)) ?? new Error('No file came');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rows = -1; // the header row doesn't count
  let last: number | undefined;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows: Math.max(0, rows) };
    parts.push(value);
    rows += countLines(value, last);
    last = value.at(-1);
    onRows(Math.max(0, rows));
  }
}

/** Rows end in CRLF, which may be split across chunks; a lone line break inside a text is not a row. */
function countLines(piece: Uint8Array, last: number | undefined): number {
  let lines = 0;
  for (let at = piece.indexOf(lineFeed); at !== -1; at = piece.indexOf(lineFeed, at + 1)) {
    if ((at === 0 ? last : piece[at - 1]) === carriageReturn) lines += 1;
  }
  return lines;
}

const carriageReturn = 13;
const lineFeed = 10;
