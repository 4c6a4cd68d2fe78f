import { toAddressLines } from '#pdf/pdf-format';
import { colors, contentWidth, page } from '#pdf/pdf-style';
import { type LabeledValue, writeValues } from '#pdf/pdf-table';
import type { Frame, PdfWriter } from '#pdf/pdf-writer';

/** One side of a document. */
export interface PdfParty {
  name: string;
  /** In lines; may be empty. */
  address: string;
  taxId: string | null;
}

interface Letterhead {
  title: string;
  from: PdfParty;
  to: PdfParty;
  /** Such as "Billed to". */
  toLabel: string;
  details: readonly LabeledValue[];
}

const gap = 16;
const detailsWidth = 168;
const partyWidth = (contentWidth - detailsWidth - 2 * gap) / 2;
const frames = {
  to: { x: page.side, width: partyWidth },
  from: { x: page.side + partyWidth + gap, width: partyWidth },
  details: { x: page.side + 2 * (partyWidth + gap), width: detailsWidth },
} as const;

/** The beginning of a document: who sends it, what it is, and who it is for. */
export function writeLetterhead(writer: PdfWriter, { title, from, to, toLabel, details }: Letterhead): void {
  writer.artifact('Layout', () => writer.doc.rect(page.side, page.top, 24, 4).fill(colors.accent));
  writer.y = page.top + 14;
  writer.paragraph(from.name, undefined, { face: 'bold', size: 11 });
  writer.y += 22;
  writer.heading(1, title);
  writer.y += 14;
  writer.beside([
    { frame: frames.to, write: (frame) => writeParty(writer, toLabel, to, frame) },
    { frame: frames.from, write: (frame) => writeParty(writer, 'From', from, frame) },
    {
      frame: frames.details,
      write: (frame) => {
        writer.heading(2, 'Details', frame);
        writeValues(writer, details, { frame, labelWidth: 62 });
      },
    },
  ]);
  writer.y += 26;
}

function writeParty(writer: PdfWriter, label: string, { name, address, taxId }: PdfParty, frame: Frame): void {
  writer.heading(2, label, frame);
  writer.paragraph(name, frame, { face: 'bold' });
  const lines = [...toAddressLines(address), ...(taxId ? [`Tax ID ${taxId}`] : [])];
  if (lines.length > 0) writer.paragraph(lines.join('\n'), frame);
}
