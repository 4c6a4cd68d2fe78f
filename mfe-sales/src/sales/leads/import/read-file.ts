import { maxImportedLeads } from 'rules/import-leads';

const maxFileBytes = 2 * 1024 * 1024;

export interface LeadFile {
  name: string;
  headers: string[];
  /** With the number of each row in a spreadsheet, where the headers are row 1. */
  rows: Array<{ number: number; cells: string[] }>;
}

/** A file that cannot be imported. Its message says what to do. */
export class UnreadableFile extends Error {}

/** Reads a CSV file with a header row. Its separator may be a comma, a semicolon or a tab. */
export async function readFile(file: File): Promise<LeadFile> {
  if (file.size > maxFileBytes) throw new UnreadableFile('This file is larger than 2 MB. Split it and try again.');
  const { parse } = await import('papaparse');
  const { data, errors } = parse<string[]>(decode(await file.arrayBuffer()));
  const brokenRow = errors.find(({ type }) => type === 'Quotes')?.row;
  if (brokenRow !== undefined)
    throw new UnreadableFile(`Row ${brokenRow + 1} has a quotation mark that isn't closed. Fix it and try again.`);
  const [headers, ...rows] = data.map((cells, index) => ({ number: index + 1, cells: cells.map(toText) }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!headers || filled.length === 0)
    throw new UnreadableFile('This file has no rows below its headers. Choose a CSV file with a header row.');
  if (filled.length > maxImportedLeads) {
    const count = filled.length.toLocaleString('en-US');
    throw new UnreadableFile(
      `This file has ${count} rows. You can import ${maxImportedLeads} at a time: split the file.`,
    );
  }
  return { name: file.name, headers: headers.cells, rows: filled };
}

/** Spreadsheets in Western Europe still write Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Our own export marks text that a spreadsheet would take for a formula with an apostrophe. */
const toText = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');
