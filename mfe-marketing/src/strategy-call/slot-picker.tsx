import { useState } from 'react';
import { tokens } from 'kit/theme';
import { strategyCallSchedule } from 'rules/call-times';
import styled from 'styled-components';
import { Icon, IconButton } from 'kit/controls';
import { createDayFormatter, addDays, type CalendarDay, formatDay } from './calendar-day.ts';
import { daysPerPage } from './call-days.ts';
import { TwoWeeks } from './two-weeks.tsx';
import { ZoneField } from './zone-field.tsx';

interface SlotPickerProps {
  zone: string;
  onZone: (zone: string) => void;
  /** Start of the chosen slot, if any. */
  value: string;
  onPick: (startsAt: string) => void;
  /** Validation error. */
  error?: string;
  /** A changed number refetches the free times. */
  turn?: number;
}

/** Chooses a time for a call in the visitor's time zone. Its radio buttons belong to the surrounding form. */
export function SlotPicker({ zone, onZone, value, onPick, error, turn = 0 }: SlotPickerProps) {
  const [openedAt] = useState(() => new Date());
  const [weeks, setWeeks] = useState(0);
  const first = addDays(createDayFormatter(zone)(openedAt), weeks * daysPerPage);
  const showWeeks = (next: number) => {
    onPick('');
    setWeeks(next);
  };
  const hasNext = (weeks + 1) * daysPerPage <= strategyCallSchedule.horizonDays;
  const showNext = hasNext ? () => showWeeks(weeks + 1) : undefined;
  return (
    <Place>
      <ZoneField zone={zone} onChoose={onZone} />
      <TwoWeeksNav first={first} onPrevious={weeks ? () => showWeeks(weeks - 1) : undefined} onNext={showNext} />
      <TwoWeeks key={first} {...{ first, zone, value, onPick, error, turn }} now={openedAt} onNext={showNext} />
    </Place>
  );
}

/* With enough room, the times are beside the days, at full height. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.s};
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    grid-template-rows: auto auto 1fr;
    column-gap: ${tokens.space.xl};
    > :last-child {
      grid-area: 1 / 2 / -1 / 3;
    }
  }
`;

interface TwoWeeksNavProps {
  first: CalendarDay;
  /** Undefined at either end. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The two weeks shown, with buttons for the previous and next ones. */
function TwoWeeksNav({ first, onPrevious, onNext }: TwoWeeksNavProps) {
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
  button[aria-disabled='true'] {
    cursor: default;
    opacity: 0.35;
  }
`;
