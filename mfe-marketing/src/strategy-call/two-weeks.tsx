import { useMemo, useState } from 'react';
import { ErrorState } from 'kit/states';
import styled from 'styled-components';
import { type CalendarDay, createDayFormatter } from './calendar-day.ts';
import { groupSlotsByDay } from './call-days.ts';
import { DayStrip } from './day-strip.tsx';
import { NoFreeTimes } from './no-free-times.tsx';
import { Times } from './times.tsx';
import { TimesSkeleton } from './times-skeleton.tsx';
import { useFreeSlots } from './use-free-slots.ts';

interface TwoWeeksProps {
  first: CalendarDay;
  zone: string;
  now: Date;
  value: string;
  onPick: (startsAt: string) => void;
  error: string | undefined;
  turn: number;
  onNext: (() => void) | undefined;
}

const noSlots: readonly string[] = [];

/** Fourteen days and the free times of one of them: at first of the soonest that has any. */
export function TwoWeeks({ first, zone, now, value, onPick, error, turn, onNext }: TwoWeeksProps) {
  const { answer, fault, refresh } = useFreeSlots(first, turn);
  const [chosen, setChosen] = useState<CalendarDay | null>(null);
  const slots = answer ?? noSlots;
  const days = useMemo(() => groupSlotsByDay(first, slots, zone, now), [first, slots, zone, now]);
  const dayOfValue = value && createDayFormatter(zone)(new Date(value));
  const requestedDay = dayOfValue || chosen;
  const shown =
    days.find(({ day, free }) => day === requestedDay && free.length) ?? days.find(({ free }) => free.length);
  const choose = (day: CalendarDay) => {
    setChosen(day);
    onPick('');
  };
  return (
    <>
      <DayStrip days={days} shown={shown?.day} isLoaded={answer !== null} onChoose={choose} />
      <TimesColumn>
        {shown && <Times day={shown} {...{ zone, value, onPick, error }} />}
        {answer && !shown && <NoFreeTimes onNext={onNext} />}
        {!answer && fault && (
          <ErrorState
            title="Couldn't load the free times"
            hint="Nothing was booked. Try again."
            detail={fault.message}
            onRetry={() => void refresh()}
          />
        )}
        {!answer && !fault && <TimesSkeleton />}
      </TimesColumn>
    </>
  );
}

/* As high as a whole working day, so that nothing below it moves from one day to another. */
const TimesColumn = styled.div`
  min-height: 400px;
`;
