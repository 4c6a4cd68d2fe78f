/** Without it, spreadsheets read UTF-8 as another encoding. */
export const byteOrderMark = '\uFEFF';

/** One line of a CSV file (RFC 4180). */
export const csvLine = (values: ReadonlyArray<string | null>): string =>
  `${values.map((value) => quoted(value ?? '')).join(',')}\r\n`;

/** A line break of a text is one sign, so that two always end a line. A spreadsheet would run a text that begins like a formula; an apostrophe before it says that it is text. */
const quoted = (value: string) =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""').replaceAll('\r\n', '\n')}"`;
