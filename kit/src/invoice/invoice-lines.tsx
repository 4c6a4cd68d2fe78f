import styled from 'styled-components';
import { formatAmount } from '../format/money.ts';
import { FigureTable } from '../panel/tables.ts';
import { tokens } from '../theme/tokens.ts';

interface InvoiceLinesProps {
  invoice: {
    currency: string;
    lines: ReadonlyArray<{ description: string; quantity: string; unitPrice: string; taxRate: string; net: string }>;
    subtotal: string;
    tax: string;
    total: string;
    paid: string;
    balance: string;
  };
}

/** The lines of an invoice with their totals, and what is still to pay. */
export function InvoiceLines({ invoice }: InvoiceLinesProps) {
  const { currency, lines, subtotal, tax, total, paid, balance } = invoice;
  const format = (amount: string) => formatAmount(amount, currency);
  const totals = [
    ...(Number(tax) > 0 ? [['Subtotal', subtotal] as const, ['Tax', tax] as const] : []),
    ['Total', total] as const,
    ...(Number(paid) > 0 ? [['Paid', paid] as const, ['To pay', balance] as const] : []),
  ];
  return (
    <div>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Tax</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no ids, and never change their order
            <tr key={place}>
              <th scope="row">{line.description}</th>
              <td data-label="Quantity">{Number(line.quantity)}</td>
              <td data-label="Price">{format(line.unitPrice)}</td>
              <td data-label="Tax">{Number(line.taxRate)}%</td>
              <td data-label="Amount">{format(line.net)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
      <Totals>
        {totals.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{format(amount)}</dd>
          </div>
        ))}
      </Totals>
    </div>
  );
}

const Totals = styled.dl`
  display: grid;
  width: min(100%, 280px);
  margin: ${tokens.space.s} 0 0 auto;
  gap: 4px;
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
  }
  > div:last-child {
    padding-top: 4px;
    border-top: 1px solid ${tokens.color.line};
    font-weight: 600;
  }
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    margin: 0;
  }
`;
