import { useMemo, useState, useCallback, useEffect } from 'react';
import { ErrorState, EmptyState } from 'kit/states';
import styled from 'styled-components';
import { request } from 'kit/request';
import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import { CallSlotsDocument } from '#strategy-call/gql/graphql.ts';
import { type AsyncData, useAsyncData } from '../data/use-async-data.ts';
import { type CalendarDay, createDayFormatter } from './calendar-day.ts';
import { groupSlotsByDay, getSlotQuery } from './call-days.ts';
import { DayStrip } from './day-strip.tsx';
import { Times } from './times.tsx';
import { TimesSkeleton } from './times-skeleton.tsx';

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

/** Fourteen days and the free times of one of them, initially the first day that has any. */
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

/* As high as a full working day, so that switching days causes no layout shift. */
const TimesColumn = styled.div`
  min-height: 400px;
`;

/** The free slots of two weeks, refetched when `turn` changes. */
function useFreeSlots(first: CalendarDay, turn: number): AsyncData<string[]> {
  const loaded = useAsyncData(
    useCallback(async () => {
      const { callSlots } = await request(CallSlotsDocument, getSlotQuery(first));
      return callSlots.map(({ startsAt }) => startsAt);
    }, [first]),
  );
  const { refresh } = loaded;
  useEffect(() => {
    if (turn) void refresh();
  }, [turn, refresh]);
  return loaded;
}

/** Shown for two weeks without a free time. */
function NoFreeTimes({ onNext }: { onNext: (() => void) | undefined }) {
  return (
    <Place>
      <EmptyState
        title="No free times in these two weeks."
        hint={onNext ? 'All times are booked.' : "You can't book further ahead yet. Check again tomorrow."}
      />
      {onNext && <Button onClick={onNext}>Next two weeks</Button>}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  > :first-child {
    width: 100%;
  }
`;
