import { useCallback } from 'react';
import { request } from 'kit/request';
import { CallSlotsDocument } from '#strategy-call/gql/graphql.ts';
import { type Loaded, useLoaded } from '../account/use-loaded.ts';
import type { CalendarDay } from './calendar-day.ts';
import { askFor } from './call-days.ts';

/** The free slots of two weeks. They are asked for again whenever `turn` is another one. */
export function useFreeSlots(first: CalendarDay, turn: number): Loaded<string[]> {
  return useLoaded(
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another turn is another question
    useCallback(async () => {
      const { callSlots } = await request(CallSlotsDocument, askFor(first));
      return callSlots.map(({ startsAt }) => startsAt);
    }, [first, turn]),
  );
}
