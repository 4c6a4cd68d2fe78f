import { useId } from 'react';
import { useQuery } from 'kit/apollo';
import { RelativeTime } from 'kit/format';
import { Timeline } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton, SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { RecentActivityDocument } from '#gql/graphql.ts';

/** The three latest activities of the client's projects, updated live. */
const maxEntries = 3;

export function RecentActivity() {
  const { data, error, refresh } = useQuery(RecentActivityDocument, { fetchPolicy: 'cache-and-network' });
  const id = useId();
  const busy = !data && !error;
  return (
    <Part aria-labelledby={id} aria-busy={busy}>
      <h3 id={id}>Recent Activity</h3>
      {data ? list() : error ? failed() : skeletons()}
      {busy && <SlowHint />}
    </Part>
  );

  function list() {
    const entries = data?.activity.edges.slice(0, maxEntries) ?? [];
    if (entries.length === 0) return <EmptyState title="No recent activity" />;
    return (
      <Timeline>
        {entries.map(({ node: { id, description, createdAt } }) => (
          <li key={id}>
            <p>{description}</p>
            <RelativeTime at={createdAt} />
          </li>
        ))}
      </Timeline>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load activity" hint="Try again." onRetry={refresh} />;
  }
}

const skeletons = () => (
  <Timeline aria-hidden>
    {[1, 2, 3].map((place) => (
      <li key={place}>
        <Skeleton $width="90%" $height="20px" />
        <Skeleton $width="30%" $height="16px" />
      </li>
    ))}
  </Timeline>
);

const Part = styled.section`
  > h3 {
    margin-bottom: ${tokens.space.s};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
`;
