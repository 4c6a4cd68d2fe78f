import { useEffect, useEffectEvent } from 'react';
import type { ActivityAddedSubscription } from '#gql/graphql.ts';

export type AddedActivity = ActivityAddedSubscription['activityAdded'];
type Listener = (added: AddedActivity) => void;

/** Whoever on the page wants to hear of new activity: the portal's one subscription tells them all. */
const listeners = new Set<Listener>();

export function tellActivity(added: AddedActivity): void {
  for (const listener of listeners) listener(added);
}

export function useOnActivity(listener: Listener): void {
  const told = useEffectEvent(listener);
  useEffect(() => {
    const tell: Listener = (added) => told(added);
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
}
