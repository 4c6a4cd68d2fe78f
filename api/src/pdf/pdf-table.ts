import { colors, contentBottom, page, type TextStyle } from '#pdf/pdf-style';
import type { Frame, PdfWriter } from '#pdf/pdf-writer';
import { wholeWidth } from '#pdf/pdf-writer';

export interface TableColumn {
  label: string;
  /** In points; the column without one takes what is left. */
  width?: number;
  isFigure?: boolean;
}

const gap = 10;
const padding = 6;
const headStyle: TextStyle = { face: 'bold', size: 8.5, color: colors.soft };
const cellStyle: TextStyle = { size: 9.5 };

interface Column extends Frame {
  label: string;
  style: TextStyle;
  headStyle: TextStyle;
}

/** A table whose rows stay whole, with its header repeated on every page. */
export function writeTable(
  writer: PdfWriter,
  columns: readonly TableColumn[],
  rows: ReadonlyArray<readonly string[]>,
): void {
  const frames = layOut(columns);
  const table = writer.doc.struct('Table');
  writer.reserve(70);
  writer.root.add(table);
  writeHead(writer, table, frames);
  const lineHeight = writer.getHeight('0', wholeWidth.width, cellStyle);
  // Figures fit on a line, and measuring takes as long as writing.
  const getHeight = (text: string, { width, style }: Column) =>
    style.isFigure ? lineHeight : writer.getHeight(text, width, style);
  for (const row of rows) {
    const cells = frames.map((column, index) => ({ column, text: row[index] ?? '' }));
    const height = Math.max(...cells.map(({ column, text }) => getHeight(text, column)));
    if (writer.y + height + 2 * padding > contentBottom) {
      writer.addPage();
      repeatHead(writer, frames);
    }
    const top = writer.y + padding;
    const element = writer.doc.struct('TR');
    table.add(element);
    for (const { column, text } of cells) {
      writer.y = top;
      writer.write(element, 'TD', text, column, column.style);
    }
    element.end();
    writer.y = top + height + padding;
    writer.rule(writer.y);
  }
  table.end();
}

function layOut(columns: readonly TableColumn[]): Column[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0) + gap * (columns.length - 1);
  let x: number = page.side;
  return columns.map(({ label, width = wholeWidth.width - fixed, isFigure = false }) => {
    const align = isFigure ? 'right' : 'left';
    const column = {
      label,
      x,
      width,
      style: { ...cellStyle, align, isFigure },
      headStyle: { ...headStyle, align },
    } as const;
    x += width + gap;
    return column;
  });
}

function writeHead(writer: PdfWriter, table: PDFKit.PDFStructureElement, columns: readonly Column[]): void {
  const row = writer.doc.struct('TR');
  table.add(row);
  const top = writer.y;
  for (const column of columns) {
    writer.y = top;
    writer.write(row, 'TH', column.label, column, column.headStyle, { scope: 'Column' });
  }
  row.end();
  endHead(writer, columns, top);
}

/** On the following pages the header is an artifact: the table has it once. */
function repeatHead(writer: PdfWriter, columns: readonly Column[]): void {
  for (const column of columns) writer.artifactText(column.label, column, writer.y, column.headStyle);
  endHead(writer, columns, writer.y);
}

function endHead(writer: PdfWriter, columns: readonly Column[], top: number): void {
  const heights = columns.map((column) => writer.getHeight(column.label, column.width, column.headStyle));
  writer.y = top + Math.max(...heights) + padding - 1;
  writer.rule(writer.y, wholeWidth, { color: colors.ink, weight: 1 });
}

export interface LabeledValue {
  label: string;
  value: string;
  isStrong?: boolean;
}

const rowGap = 4;

/** Labels with their values, such as totals: a table whose first column are headers. It stays on one page. */
export function writeValues(
  writer: PdfWriter,
  rows: readonly LabeledValue[],
  { frame, labelWidth, isFigure = false }: { frame: Frame; labelWidth: number; isFigure?: boolean },
): void {
  const value: Frame = { x: frame.x + labelWidth + gap, width: frame.width - labelWidth - gap };
  const styles = rows.map(({ isStrong = false }): { label: TextStyle; value: TextStyle } => ({
    label: isStrong ? { face: 'bold', size: 11 } : { color: colors.soft },
    value: { ...(isStrong && { face: 'bold', size: 11 }), align: isFigure ? 'right' : 'left', isFigure },
  }));
  const heights = rows.map((row, index) =>
    Math.max(
      writer.getHeight(row.label, labelWidth, styles[index]?.label),
      writer.getHeight(row.value, value.width, styles[index]?.value),
    ),
  );
  writer.reserve(heights.reduce((sum, height) => sum + height + rowGap, 24));
  const table = writer.doc.struct('Table');
  writer.root.add(table);
  for (const [index, row] of rows.entries()) {
    if (row.isStrong) {
      writer.rule(writer.y + 1, frame, { color: colors.ink, weight: 1 });
      writer.y += 8;
    }
    const top = writer.y;
    const element = writer.doc.struct('TR');
    table.add(element);
    writer.write(element, 'TH', row.label, { x: frame.x, width: labelWidth }, styles[index]?.label, { scope: 'Row' });
    writer.y = top;
    writer.write(element, 'TD', row.value, value, styles[index]?.value);
    element.end();
    writer.y = top + (heights[index] ?? 0) + rowGap;
  }
  table.end();
}
