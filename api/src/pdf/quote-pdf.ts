import { createPdf } from '#pdf/create-pdf';
import { writeNote } from '#pdf/invoice-pdf';
import { type PdfParty, writeLetterhead } from '#pdf/letterhead';
import { formatAmount, formatDay, formatMoney, trimDecimal } from '#pdf/pdf-format';
import { page } from '#pdf/pdf-style';
import { type LabeledValue, writeTable, writeValues } from '#pdf/pdf-table';
import type { PdfWriter } from '#pdf/pdf-writer';

interface QuotePdfLine {
  description: string;
  quantity: string;
  unitPrice: string;
  /** In percent. */
  taxRate: string;
  net: string;
}

interface QuotePdfSection {
  lines: readonly QuotePdfLine[];
  subtotal: string;
  tax: string;
  total: string;
}

/** A version of a quote. The same data has the same bytes, so that their hash says what was accepted. */
export interface QuotePdf {
  /** Null for a draft. */
  number: string | null;
  version: number;
  /** What it is for, such as the title of the project. */
  title: string;
  /** When this version was sent, or changed while it is a draft. */
  createdAt: Date;
  /** Null for a draft. */
  issuedOn: string | null;
  validUntil: string | null;
  seller: PdfParty;
  client: PdfParty;
  currency: string;
  /** What is paid once; null if there is nothing. */
  oneOff: QuotePdfSection | null;
  /** What is paid each month; null if there is nothing. */
  monthly: QuotePdfSection | null;
  /** What is invoiced when of the one-off total. */
  milestones: ReadonlyArray<{ title: string; share: string; amount: string; dueOn: string | null }>;
  terms: string | null;
}

export function createQuotePdf(quote: QuotePdf): Promise<Buffer> {
  const { number, version, seller, client, currency, oneOff, monthly, milestones } = quote;
  const title = number ? `Quote ${number}` : 'Draft quote';
  const options = {
    title,
    author: seller.name,
    createdAt: quote.createdAt,
    footer: `${seller.name} · ${title} · version ${version}`,
    watermark: number ? null : 'Draft',
  };
  return createPdf(options, (writer) => {
    writeLetterhead(writer, { title, from: seller, to: client, toLabel: 'For', details: toDetails(quote) });
    writer.paragraph(quote.title, undefined, { face: 'bold', size: 13 });
    writer.y += 16;
    if (oneOff) writeSection(writer, 'One-off', currency, oneOff);
    if (monthly) writeSection(writer, 'Monthly', currency, monthly);
    if (milestones.length > 0) writeMilestones(writer, currency, milestones);
    writeNote(writer, 'Terms', quote.terms);
  });
}

const toDetails = ({ issuedOn, validUntil, version }: QuotePdf): LabeledValue[] => [
  { label: 'Issued', value: issuedOn ? formatDay(issuedOn) : 'When sent' },
  ...(validUntil ? [{ label: 'Valid until', value: formatDay(validUntil) }] : []),
  { label: 'Version', value: String(version) },
];

function writeSection(writer: PdfWriter, label: string, currency: string, section: QuotePdfSection): void {
  writer.reserve(110);
  writer.heading(2, label);
  writer.y += 6;
  writeTable(
    writer,
    [
      { label: 'Description' },
      { label: 'Quantity', width: 50, isFigure: true },
      { label: 'Unit price', width: 72, isFigure: true },
      { label: 'Tax', width: 40, isFigure: true },
      { label: `Net (${currency})`, width: 74, isFigure: true },
    ],
    section.lines.map(({ description, quantity, unitPrice, taxRate, net }) => [
      description,
      trimDecimal(quantity),
      formatAmount(unitPrice),
      `${trimDecimal(taxRate)}%`,
      formatAmount(net),
    ]),
  );
  writer.y += 14;
  const width = 250;
  writeValues(
    writer,
    [
      { label: 'Subtotal', value: formatAmount(section.subtotal) },
      { label: 'Tax', value: formatAmount(section.tax) },
      { label: `${label} total`, value: formatMoney(currency, section.total), isStrong: true },
    ],
    { frame: { x: page.width - page.side - width, width }, labelWidth: 120, isFigure: true },
  );
  writer.y += 20;
}

function writeMilestones(writer: PdfWriter, currency: string, milestones: QuotePdf['milestones']): void {
  writer.reserve(90);
  writer.heading(2, 'Milestones');
  writer.y += 6;
  writeTable(
    writer,
    [
      { label: 'Milestone' },
      { label: 'Planned for', width: 84 },
      { label: 'Share', width: 54, isFigure: true },
      { label: `Amount (${currency})`, width: 90, isFigure: true },
    ],
    milestones.map(({ title, share, amount, dueOn }) => [
      title,
      dueOn ? formatDay(dueOn) : '',
      `${trimDecimal(share)}%`,
      formatAmount(amount),
    ]),
  );
  writer.y += 22;
}
