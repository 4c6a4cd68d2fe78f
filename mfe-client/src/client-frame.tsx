import type { ReactNode } from 'react';
import { KitApollo, useSubscription } from 'kit/apollo';
import { ActivityAddedDocument, RecentActivityDocument } from '#gql/graphql.ts';
import { publishActivity } from './live/activity-feed.ts';
import { prependActivity } from './live/prepend-activity.ts';
import { useRemovedProjects } from './live/use-removed-projects.ts';

/** Wraps all screens of the portal, which share one data client and its live subscriptions. */
export function ClientFrame({ children }: { children: ReactNode }) {
  return (
    <KitApollo>
      <LiveActivity />
      {children}
    </KitApollo>
  );
}

/**
 * Subscribes to the client's activity on every screen. Events carry the project and update the cache; lists and totals
 * listen to the feed.
 */
function LiveActivity() {
  useRemovedProjects();
  useSubscription(ActivityAddedDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (!data) return;
      const added = data.activityAdded;
      client.cache.updateQuery({ query: RecentActivityDocument }, (recent) => recent && prependActivity(recent, added));
      publishActivity(added);
    },
  });
  return null;
}
