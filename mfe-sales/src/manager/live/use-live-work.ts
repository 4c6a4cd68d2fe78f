import { useSubscription } from 'kit/apollo';
import { ManagedActivityDocument, WorkChangedDocument } from '#gql/graphql.ts';
import { tellWork } from './work-feed.ts';

/**
 * What anyone changes in the projects and tasks that one manages appears while one looks, on whichever tab. A task comes
 * along and replaces the one in the cache; what is listed or added up listens to the feed.
 */
export function useLiveWork(): void {
  useSubscription(WorkChangedDocument, { ignoreResults: true, onData: tellWork });
  useSubscription(ManagedActivityDocument, { ignoreResults: true, onData: tellWork });
}
