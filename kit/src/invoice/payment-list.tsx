import type { ReactNode } from 'react';
import { toAmount, toMinor } from 'rules/money';
import styled from 'styled-components';
import { formatDate } from '../format/dates.ts';
import { formatAmount } from '../format/money.ts';
import { tokens } from '../theme/tokens.ts';

interface Payment {
  id: string;
  amount: string;
  credited: string;
  refunded: string;
  refundedCredit: string;
  currency: string;
  method: 'bank_transfer' | 'card' | 'credit' | 'other';
  paidOn: string;
  note: string | null;
}

interface PaymentListProps<Shown extends Payment> {
  payments: readonly Shown[];
  /** What can be done with a payment, such as a button that refunds it. */
  renderAction?: (payment: Shown) => ReactNode;
}

const methods = {
  bank_transfer: 'Bank transfer',
  card: 'Card',
  credit: 'From credit',
  other: 'Other',
} as const satisfies Record<Payment['method'], string>;

/** The payments of an invoice, newest first, with what became credit and what was paid back. */
export function PaymentList<Shown extends Payment>({ payments, renderAction }: PaymentListProps<Shown>) {
  return (
    <List aria-label="Payments">
      {payments.map((payment) => (
        <li key={payment.id}>
          <div>
            <p>
              <strong>{formatAmount(payment.amount, payment.currency)}</strong> {methods[payment.method]},{' '}
              {formatDate(payment.paidOn)}
            </p>
            {describe(payment).map((text) => (
              <small key={text}>{text}</small>
            ))}
          </div>
          {renderAction?.(payment)}
        </li>
      ))}
    </List>
  );
}

function describe({ credited, refunded, refundedCredit, currency, note }: Payment): string[] {
  const paidBack = toMinor(refunded) + toMinor(refundedCredit);
  return [
    ...(Number(credited) > 0 ? [`${formatAmount(credited, currency)} of it is credit`] : []),
    ...(paidBack > 0n ? [`${formatAmount(toAmount(paidBack), currency)} was paid back`] : []),
    ...(note ? [note] : []),
  ];
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    padding: ${tokens.space.xs} 0;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.m};
  }
  li + li {
    border-top: 1px solid ${tokens.color.line};
  }
  small {
    display: block;
    color: ${tokens.color.soft};
    overflow-wrap: anywhere;
  }
`;
