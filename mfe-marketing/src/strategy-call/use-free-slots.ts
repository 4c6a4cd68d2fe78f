import { useCallback, useEffect } from 'react';
import { request } from 'kit/request';
import { CallSlotsDocument } from '#strategy-call/gql/graphql.ts';
import { type AsyncData, useAsyncData } from '../account/use-async-data.ts';
import type { CalendarDay } from './calendar-day.ts';
import { getSlotQuery } from './call-days.ts';

/** The free slots of two weeks. They are refetched when `turn` changes. */
export function useFreeSlots(first: CalendarDay, turn: number): AsyncData<string[]> {
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
