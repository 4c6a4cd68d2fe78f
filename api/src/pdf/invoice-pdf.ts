import { reverseChargeNote } from 'rules/invoices';
import { sum, toAmount, toMinor } from 'rules/money';
import { createPdf } from '#pdf/create-pdf';
import { type PdfParty, writeLetterhead } from '#pdf/letterhead';
import { formatAmount, formatDay, formatMoney, negate, trimDecimal } from '#pdf/pdf-format';
import { contentWidth, page } from '#pdf/pdf-style';
import { type LabeledValue, writeTable, writeValues } from '#pdf/pdf-table';
import type { PdfWriter } from '#pdf/pdf-writer';

export interface PdfLine {
  description: string;
  quantity: string;
  unitPrice: string;
  /** In percent. */
  taxRate: string;
  net: string;
  tax: string;
}

/** An invoice as it was sent, or as it would be sent. */
export interface InvoicePdf {
  /** Null for a draft. */
  number: string | null;
  createdAt: Date;
  /** Null for a draft. */
  issuedOn: string | null;
  dueOn: string | null;
  seller: PdfParty & { bankDetails: readonly string[] };
  buyer: PdfParty;
  isReverseCharge: boolean;
  currency: string;
  lines: readonly PdfLine[];
  subtotal: string;
  tax: string;
  total: string;
  note: string | null;
}

/** What voided an invoice. */
export interface CreditNote {
  number: string;
  createdAt: Date;
  issuedOn: string;
  reason: string;
}

export function createInvoicePdf(invoice: InvoicePdf): Promise<Buffer> {
  const { number, currency, dueOn, issuedOn, seller, buyer } = invoice;
  const title = number ? `Invoice ${number}` : 'Draft invoice';
  const options = {
    title,
    author: seller.name,
    createdAt: invoice.createdAt,
    footer: `${seller.name} · ${title}`,
    watermark: number ? null : 'Draft',
  };
  return createPdf(options, (writer) => {
    const details = [
      { label: 'Issued', value: issuedOn ? formatDay(issuedOn) : 'When sent' },
      { label: 'Due', value: dueOn ? formatDay(dueOn) : 'By your terms' },
      { label: 'Amount due', value: formatMoney(currency, invoice.total) },
    ];
    writeLetterhead(writer, { title, from: seller, to: buyer, toLabel: 'Billed to', details });
    writeLines(writer, invoice, [{ label: 'Amount due', value: invoice.total }]);
    writePayment(writer, invoice);
    writeNote(writer, 'Note', invoice.note);
  });
}

/** A credit note over all of an invoice: its lines with the opposite sign. */
export function createCreditNotePdf(invoice: InvoicePdf, credit: CreditNote): Promise<Buffer> {
  const { seller, buyer } = invoice;
  const title = `Credit note ${credit.number}`;
  const options = { title, author: seller.name, createdAt: credit.createdAt, footer: `${seller.name} · ${title}` };
  return createPdf(options, (writer) => {
    const details = [
      { label: 'Issued', value: formatDay(credit.issuedOn) },
      { label: 'Invoice', value: invoice.number ?? '' },
      { label: 'Invoice date', value: invoice.issuedOn ? formatDay(invoice.issuedOn) : '' },
    ];
    writeLetterhead(writer, { title, from: seller, to: buyer, toLabel: 'Credited to', details });
    writer.paragraph(`Credit note for invoice ${invoice.number}: ${credit.reason}`);
    writer.y += 18;
    writeLines(writer, negateInvoice(invoice), []);
  });
}

function writeLines(
  writer: PdfWriter,
  { currency, lines, subtotal, total, isReverseCharge }: InvoicePdf,
  due: readonly LabeledValue[],
): void {
  writeTable(
    writer,
    [
      { label: 'Description' },
      { label: 'Quantity', width: 50, isFigure: true },
      { label: 'Unit price', width: 72, isFigure: true },
      { label: 'Tax', width: 40, isFigure: true },
      { label: `Net (${currency})`, width: 74, isFigure: true },
    ],
    lines.map(({ description, quantity, unitPrice, taxRate, net }) => [
      description,
      trimDecimal(quantity),
      formatAmount(unitPrice),
      `${trimDecimal(taxRate)}%`,
      formatAmount(net),
    ]),
  );
  writer.y += 14;
  const width = 250;
  const values = [
    { label: 'Subtotal', value: formatAmount(subtotal) },
    ...getTaxes(lines).map(({ rate, net, tax }) => ({
      label: `Tax ${rate}% of ${formatAmount(net)}`,
      value: formatAmount(tax),
    })),
    { label: 'Total', value: formatMoney(currency, total), isStrong: true },
    ...(due.length > 0 ? [{ label: 'Paid when issued', value: formatAmount('0.00') }] : []),
    ...due.map(({ label, value }) => ({ label, value: formatMoney(currency, value), isStrong: true })),
  ];
  const frame = { x: page.width - page.side - width, width };
  writeValues(writer, values, { frame, labelWidth: 140, isFigure: true });
  if (isReverseCharge) {
    writer.y += 10;
    writer.reserve(20);
    writer.paragraph(reverseChargeNote, frame, { size: 9, align: 'right' });
  }
  writer.y += 20;
}

/** Tax by rate, highest first. */
function getTaxes(lines: readonly PdfLine[]): Array<{ rate: string; net: string; tax: string }> {
  const byRate = Map.groupBy(lines, ({ taxRate }) => trimDecimal(taxRate));
  const add = (amounts: string[]) => toAmount(sum(amounts.map(toMinor)));
  return [...byRate]
    .map(([rate, of]) => ({ rate, net: add(of.map(({ net }) => net)), tax: add(of.map(({ tax }) => tax)) }))
    .toSorted((a, b) => Number(b.rate) - Number(a.rate));
}

function writePayment(
  writer: PdfWriter,
  { seller: { bankDetails }, number, dueOn, currency, total }: InvoicePdf,
): void {
  if (bankDetails.length === 0) return;
  const by = dueOn ? ` by ${formatDay(dueOn)}` : '';
  writer.reserve(60 + 14 * bankDetails.length);
  writer.heading(2, 'Payment');
  writer.paragraph(`Please transfer ${formatMoney(currency, total)}${by} to this account, with the reference.`);
  writer.y += 6;
  const rows = [...toBankRows(bankDetails), ...(number ? [{ label: 'Reference', value: number }] : [])];
  writeValues(writer, rows, { frame: { x: page.side, width: contentWidth }, labelWidth: 90 });
  writer.y += 14;
}

/** Lines such as "IBAN: DE02 …" have their own label; another one continues what is above. */
const toBankRows = (lines: readonly string[]): LabeledValue[] =>
  lines.map((line, index) => {
    const [, label, value] = /^([^:]{1,30}):\s*(.+)$/.exec(line) ?? [];
    return label && value ? { label, value } : { label: index === 0 ? 'Account' : '', value: line };
  });

export function writeNote(writer: PdfWriter, label: string, note: string | null): void {
  if (!note) return;
  writer.heading(2, label);
  writer.paragraph(note);
  writer.y += 14;
}

function negateInvoice(invoice: InvoicePdf): InvoicePdf {
  const { subtotal, tax, total } = invoice;
  return {
    ...invoice,
    subtotal: negate(subtotal),
    tax: negate(tax),
    total: negate(total),
    lines: invoice.lines.map((line) => ({
      ...line,
      unitPrice: negate(line.unitPrice),
      net: negate(line.net),
      tax: negate(line.tax),
    })),
  };
}
