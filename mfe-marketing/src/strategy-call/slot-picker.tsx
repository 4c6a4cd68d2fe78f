import { useState } from 'react';
import { tokens } from 'kit/theme';
import { strategyCallSchedule } from 'rules/call-times';
import styled from 'styled-components';
import { createDayFormatter, addDays } from './calendar-day.ts';
import { daysPerPage } from './call-days.ts';
import { TwoWeeks } from './two-weeks.tsx';
import { TwoWeeksNav } from './two-weeks-nav.tsx';
import { ZoneField } from './zone-field.tsx';

interface SlotPickerProps {
  zone: string;
  onZone: (zone: string) => void;
  /** The start of the chosen call, or nothing yet. */
  value: string;
  onPick: (startsAt: string) => void;
  /** What is wrong with the choice. */
  error?: string;
  /** Another number asks for the free times again. */
  turn?: number;
}

/** Chooses a time for a call, by the visitor's own clock. Its radio buttons belong to the form around it. */
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

/* Where there is room the times stand beside the days, as high as both. */
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
