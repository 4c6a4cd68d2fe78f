import { formatMoney, RelativeTime } from 'kit/format';
import { formatMonth } from 'kit/panel';
import { tokens } from 'kit/theme';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { MonthlyPayouts, Payout } from './group-by-month.ts';
import { MonthHead, MonthItem } from './month-layout.ts';

const payoutKindLabels: Record<Payout['kind'], string> = {
  project: 'Project payout',
  support_residual: 'Support residual',
  bonus: 'Bonus',
};

interface PayoutRowProps {
  payout: Payout;
  /** The month header, above its first payout. */
  month: MonthlyPayouts | undefined;
  row: RowProps;
}

/** One payment: its project, date and amount. */
export function PayoutRow({ payout: { kind, amount, paidAt, project }, month, row }: PayoutRowProps) {
  return (
    <MonthItem {...row} $isFirst={month !== undefined}>
      {month && (
        <MonthHead>
          <h3>{formatMonth(month.month, 'long')}</h3>
          <span>{formatMoney(month.total)}</span>
        </MonthHead>
      )}
      <PayoutLine>
        <strong>{project?.title ?? payoutKindLabels[kind]}</strong>
        <Note>
          {project && <span>{payoutKindLabels[kind]}</span>}
          <RelativeTime at={paidAt} />
        </Note>
        <Amount>{formatMoney(amount)}</Amount>
      </PayoutLine>
    </MonthItem>
  );
}

/* One line if four columns fit, otherwise two. */
export const PayoutLine = styled.div`
  display: grid;
  min-height: 44px;
  padding: 10px ${tokens.space.m};
  align-items: center;
  grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr) minmax(80px, 1fr);
  gap: 0 ${tokens.space.m};
  font-variant-numeric: tabular-nums;
  border: solid ${tokens.color.line};
  border-width: 0 1px 1px;
  background: ${tokens.color.raised};
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Note = styled.span`
  display: contents;
  color: ${tokens.color.soft};
  time {
    grid-column: 3;
  }
  ${tokens.screen.narrow} {
    display: flex;
    flex-wrap: wrap;
    grid-row: 2;
    column-gap: ${tokens.space.s};
  }
`;

const Amount = styled.span`
  text-align: right;
  ${tokens.screen.narrow} {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;
