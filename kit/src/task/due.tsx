import { toAgencyDay } from 'rules/call-times';
import styled from 'styled-components';
import { Icon } from '../controls/icon.tsx';
import { formatDay, getDaysUntil } from '../format.ts';
import { tokens } from '../theme/tokens.ts';

/** A due date, which is a day of the agency's time zone. An overdue one is labeled and has an icon. */
export function Due({ on, isDone = false }: { on: string; isDone?: boolean }) {
  const [day, today] = [toDate(on), getToday()];
  const isOverdue = !isDone && getDaysUntil(day, today) < 0;
  return (
    <Day $over={isOverdue}>
      {isOverdue && <Icon name="warning" />}
      {isOverdue ? 'Overdue,' : 'Due'}
      <time dateTime={on}>{formatDay(day, today)}</time>
    </Day>
  );
}

const toDate = (day: string) => new Date(`${day}T00:00`);
const getToday = () => toDate(toAgencyDay(new Date()));

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
