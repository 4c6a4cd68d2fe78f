import { useSubscription } from 'kit/apollo';
import { ActivityAddedDocument, RecentActivityDocument } from '#gql/graphql.ts';
import { publishActivity } from './activity-feed.ts';
import { prependActivity } from './prepend-activity.ts';

/**
 * What happens to one's projects appears while one looks, on whichever screen. The project comes along with the activity and
 * replaces the one in the cache, so what shows it follows on its own; what is listed or added up listens to the feed.
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
