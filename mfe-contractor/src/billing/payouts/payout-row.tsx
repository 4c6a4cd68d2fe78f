import { money, Moment } from 'kit/format';
import styled from 'styled-components';
import type { Payout } from './by-month.ts';

const words: Record<Payout['kind'], string> = {
  project: 'Project payout',
  support_residual: 'Support residual',
  bonus: 'Bonus',
};

/** One payment: what for, when, how much. */
export function PayoutRow({ payout: { kind, amount, paidAt, project } }: { payout: Payout }) {
  return (
    <Row>
      <strong>{project?.title ?? words[kind]}</strong>
      <Note>
        {project && <span>{words[kind]}</span>}
        <Moment at={paidAt} />
      </Note>
      <Amount>{money(amount)}</Amount>
    </Row>
  );
}

/* One line where there is room for four columns, else two. */
export const Row = styled.li`
  display: grid;
  min-height: 44px;
  padding: ${({ theme }) => `10px ${theme.space.m}`};
  align-items: center;
  grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr) minmax(80px, 1fr);
  gap: ${({ theme }) => `0 ${theme.space.m}`};
  font-variant-numeric: tabular-nums;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Note = styled.span`
  display: contents;
  color: ${({ theme }) => theme.color.soft};
  time {
    grid-column: 3;
  }
  ${({ theme }) => theme.screen.narrow} {
    display: flex;
    flex-wrap: wrap;
    grid-row: 2;
    column-gap: ${({ theme }) => theme.space.s};
  }
`;

const Amount = styled.span`
  text-align: right;
  ${({ theme }) => theme.screen.narrow} {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;
