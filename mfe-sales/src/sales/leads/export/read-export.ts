/** Reads a CSV file as it comes, and tells how many rows there are so far. What the server refuses is thrown in its words. */
export async function readExport(
  address: string,
  onRows: (rows: number) => void,
): Promise<{ file: Blob; rows: number }> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok || !response.body) throw (await response.json().catch(() => null)) ?? new Error('No file came');
  const parts: string[] = [];
  let rows = -1; // the names of the columns are a line too
  let last = '';
  const reader = response.body.pipeThrough(new TextDecoderStream('utf-8', { ignoreBOM: true })).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows: Math.max(0, rows) };
    parts.push(value);
    // A line ends in two signs, which may come in two pieces; a line break within a text is one.
    rows += (last + value).split('\r\n').length - 1;
    last = value.endsWith('\r') ? '\r' : '';
    onRows(Math.max(0, rows));
  }
}
