import styled from 'styled-components';
import { Icon } from '../controls/icon.tsx';
import { formatDay, getDaysUntil } from '../format.ts';
import { tokens } from '../theme/tokens.ts';

/** A due date. An overdue one is labeled and has an icon. */
export function Due({ on, isDone = false }: { on: string; isDone?: boolean }) {
  const day = new Date(`${on}T00:00`);
  const isOverdue = !isDone && getDaysUntil(day) < 0;
  return (
    <Day $over={isOverdue}>
      {isOverdue && <Icon name="warning" />}
      {isOverdue ? 'Overdue,' : 'Due'}
      <time dateTime={on}>{formatDay(day)}</time>
    </Day>
  );
}

const Day = styled.span<{ $over: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${({ $over }) => ($over ? tokens.color.danger : tokens.color.soft)};
  font-weight: ${({ $over }) => ($over ? 600 : 400)};
  white-space: nowrap;
  svg {
    flex: none;
  }
`;
