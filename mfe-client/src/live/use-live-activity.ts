import { useSubscription } from 'kit/apollo';
import { ActivityAddedDocument, RecentActivityDocument } from '#gql/graphql.ts';
import { publishActivity } from './activity-feed.ts';
import { prependActivity } from './prepend-activity.ts';

/**
 * Subscribes to the client's activity on every screen. Events carry the project and update the cache; lists and totals
 * listen to the feed.
 */
export function useLiveActivity(): void {
  useSubscription(ActivityAddedDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (!data) return;
      const added = data.activityAdded;
      client.cache.updateQuery({ query: RecentActivityDocument }, (recent) => recent && prependActivity(recent, added));
      publishActivity(added);
    },
  });
}
