import { useEffect, useEffectEvent } from 'react';
import type { ActivityAddedSubscription } from '#gql/graphql.ts';

export type AddedActivity = ActivityAddedSubscription['activityAdded'];
type ActivityListener = (added: AddedActivity) => void;

/** Listeners to the portal's single activity subscription. */
const listeners = new Set<ActivityListener>();

export function publishActivity(added: AddedActivity): void {
  for (const listener of listeners) listener(added);
}

export function useActivityListener(listener: ActivityListener): void {
  const onActivity = useEffectEvent(listener);
  useEffect(() => {
    const subscriber: ActivityListener = (added) => onActivity(added);
    listeners.add(subscriber);
    return () => void listeners.delete(subscriber);
  }, []);
}
