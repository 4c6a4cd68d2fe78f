/** The value of a cell; null is an empty cell. */
export type CsvCell = string | number | null;

/** Without it, spreadsheets read UTF-8 as another encoding. */
export const byteOrderMark = '\uFEFF';

/** One line of a CSV file, as in RFC 4180. */
export const toCsvLine = (cells: readonly CsvCell[]): string => `${cells.map(formatCell).join(',')}\r\n`;

/** A whole file. */
export const toCsv = (rows: ReadonlyArray<readonly CsvCell[]>): string => byteOrderMark + rows.map(toCsvLine).join('');

/** Spreadsheets would evaluate text that starts like this as a formula; an apostrophe marks it as text. */
const formulaPrefix = /^[=+\-@\t\r]/;

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formulaPrefix.test(cell) ? `'${cell}` : cell;
  // Line breaks inside text become one character, so that CRLF always ends a line.
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""').replaceAll('\r\n', '\n')}"` : text;
}
