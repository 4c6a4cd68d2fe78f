type Cell = string | number | null;

/** Excel takes a file without this mark for one of another century. */
const utf8 = '\uFEFF';
/** A text that begins like this would be worked out as a formula by whoever opens the file. */
const formula = /^[=+\-@\t\r]/;

/** Lines and cells as RFC 4180 has them. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  utf8 + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
