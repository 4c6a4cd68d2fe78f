import { Icon, IconButton } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { type CalendarDay, addDays, formatDay } from './calendar-day.ts';
import { daysPerPage } from './call-days.ts';

interface TwoWeeksNavProps {
  first: CalendarDay;
  /** Absent at either end. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Which two weeks are shown, and the way to others. */
export function TwoWeeksNav({ first, onPrevious, onNext }: TwoWeeksNavProps) {
  const formatShortDay = (day: CalendarDay) => formatDay(day, { day: 'numeric', month: 'short' });
  return (
    <Bar>
      <strong>
        {formatShortDay(first)} – {formatShortDay(addDays(first, daysPerPage - 1))}
      </strong>
      <IconButton type="button" $size={40} aria-label="Previous two weeks" disabled={!onPrevious} onClick={onPrevious}>
        <Icon name="back" />
      </IconButton>
      <IconButton type="button" $size={40} aria-label="Next two weeks" disabled={!onNext} onClick={onNext}>
        <Icon name="arrow" />
      </IconButton>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  border-bottom: 1px solid ${tokens.color.ink};
  strong {
    flex: 1;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  button:disabled {
    cursor: default;
    opacity: 0.35;
  }
`;
