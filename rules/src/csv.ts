/** What a cell holds; null is an empty one. */
export type CsvCell = string | number | null;

/** Without it, spreadsheets read UTF-8 as another encoding. */
export const byteOrderMark = '\uFEFF';

/** One line of a CSV file, as RFC 4180 has it. */
export const toCsvLine = (cells: readonly CsvCell[]): string => `${cells.map(formatCell).join(',')}\r\n`;

/** A whole file. */
export const toCsv = (rows: ReadonlyArray<readonly CsvCell[]>): string => byteOrderMark + rows.map(toCsvLine).join('');

/** A text that begins like this would be worked out as a formula by whoever opens the file; an apostrophe says that it is text. */
const formulaPrefix = /^[=+\-@\t\r]/;

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formulaPrefix.test(cell) ? `'${cell}` : cell;
  // A line break of a text is one sign, so that two always end a line.
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""').replaceAll('\r\n', '\n')}"` : text;
}
