import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { formatDay, getDaysUntil } from './format-day.ts';

/** A due date. An overdue one is labeled and has an icon. */
export function Due({ on, isDone = false }: { on: string; isDone?: boolean }) {
  const isOverdue = !isDone && getDaysUntil(on) < 0;
  return (
    <Day $over={isOverdue}>
      {isOverdue && <Icon name="warning" />}
      {isOverdue ? 'Overdue,' : 'Due'}
      <time dateTime={on}>{formatDay(on)}</time>
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
