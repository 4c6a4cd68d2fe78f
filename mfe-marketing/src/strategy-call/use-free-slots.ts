import { useCallback, useEffect } from 'react';
import { request } from 'kit/request';
import { CallSlotsDocument } from '#strategy-call/gql/graphql.ts';
import { type Loaded, useLoaded } from '../account/use-loaded.ts';
import type { CalendarDay } from './calendar-day.ts';
import { askFor } from './call-days.ts';

/** The free slots of two weeks. They are refetched when `turn` changes. */
export function useFreeSlots(first: CalendarDay, turn: number): Loaded<string[]> {
  const loaded = useLoaded(
    useCallback(async () => {
      const { callSlots } = await request(CallSlotsDocument, askFor(first));
      return callSlots.map(({ startsAt }) => startsAt);
    }, [first]),
  );
  const { refresh } = loaded;
  useEffect(() => {
    if (turn) void refresh();
  }, [turn, refresh]);
  return loaded;
}
