import { createPdf } from '#pdf/create-pdf';
import { type PdfParty, writeLetterhead } from '#pdf/letterhead';
import { formatAmount, formatDay, formatMoney, formatMonth } from '#pdf/pdf-format';
import { page } from '#pdf/pdf-style';
import { writeTable, writeValues } from '#pdf/pdf-table';
import type { PdfWriter } from '#pdf/pdf-writer';

interface PayoutStatementAccount {
  currency: string;
  /** `calculation` is how the amount came about, such as "40% of the milestone Design". */
  payouts: ReadonlyArray<{ label: string; calculation: string | null; paidOn: string | null; amount: string }>;
  total: string;
  paid: string;
  /** What is approved, but not paid. */
  open: string;
}

/** What a contractor earned in a month. */
export interface PayoutStatementPdf {
  createdAt: Date;
  /** Such as "2026-11". */
  month: string;
  agency: PdfParty;
  contractor: PdfParty;
  /** One for each currency. */
  accounts: readonly PayoutStatementAccount[];
}

export function createPayoutStatementPdf(statement: PayoutStatementPdf): Promise<Buffer> {
  const { agency, contractor, accounts } = statement;
  const month = formatMonth(statement.month);
  const title = 'Payout statement';
  const options = {
    title: `${title}, ${month}`,
    author: agency.name,
    createdAt: statement.createdAt,
    footer: `${agency.name} · ${title} · ${contractor.name}`,
  };
  return createPdf(options, (writer) => {
    const details = [{ label: 'Month', value: month }];
    writeLetterhead(writer, { title, from: agency, to: contractor, toLabel: 'Contractor', details });
    if (accounts.length === 0) writer.paragraph('There were no payouts in this month.');
    for (const account of accounts) writeAccount(writer, account);
  });
}

function writeAccount(writer: PdfWriter, { currency, payouts, total, paid, open }: PayoutStatementAccount): void {
  writeTable(
    writer,
    [
      { label: 'What' },
      { label: 'Calculation', width: 170 },
      { label: 'Paid on', width: 76 },
      { label: `Amount (${currency})`, width: 84, isFigure: true },
    ],
    payouts.map(({ label, calculation, paidOn, amount }) => [
      label,
      calculation ?? '',
      paidOn ? formatDay(paidOn) : 'Not yet',
      formatAmount(amount),
    ]),
  );
  writer.y += 14;
  const width = 250;
  writeValues(
    writer,
    [
      { label: 'Paid', value: formatAmount(paid) },
      { label: 'Not paid yet', value: formatAmount(open) },
      { label: 'Total', value: formatMoney(currency, total), isStrong: true },
    ],
    { frame: { x: page.width - page.side - width, width }, labelWidth: 120, isFigure: true },
  );
  writer.y += 24;
}
