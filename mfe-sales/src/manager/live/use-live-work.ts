import { useSubscription } from 'kit/apollo';
import { ManagedActivityDocument, WorkChangedDocument } from '#gql/graphql.ts';
import { notifyWorkChanged } from './work-feed.ts';

/**
 * Live updates of the projects and tasks that the user manages, on every tab. A changed task updates the cache; lists and
 * aggregates subscribe to the feed.
 */
export function useLiveWork(): void {
  useSubscription(WorkChangedDocument, { ignoreResults: true, onData: notifyWorkChanged });
  useSubscription(ManagedActivityDocument, { ignoreResults: true, onData: notifyWorkChanged });
}
