import { humanize, RelativeTime } from 'kit/format';
import { Panel } from 'kit/panel';
import { Link } from 'kit/router';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Rows } from '../../rows.ts';
import { hubNames } from '../knowledge/hub-names.ts';
import { StatusTag } from '../knowledge/list/status-tag.tsx';
import type { LatestResourcesResult } from './use-latest-resources.ts';

/** The five most recently created or changed resources. */
export function LatestResources({ latest: { latest, error, refresh } }: { latest: LatestResourcesResult }) {
  return (
    <Panel
      title="Latest resources"
      busy={!latest && !error}
      actions={<Link to="?tab=knowledge&sort=-updated">All resources</Link>}
    >
      {error ? failed() : latest?.length === 0 ? <EmptyState title="No knowledge resources yet..." /> : list()}
    </Panel>
  );

  function list() {
    return (
      <List>
        {latest
          ? latest.map(({ id, title, hub, category, isPublished, updatedAt }) => (
              <li key={id}>
                <div>
                  <strong>{title}</strong>
                  <p>
                    {hubNames[hub]} · {humanize(category)} · changed <RelativeTime at={updatedAt} />
                  </p>
                </div>
                <StatusTag isPublished={isPublished} />
              </li>
            ))
          : [1, 2, 3, 4, 5].map((place) => (
              <li key={place} aria-hidden>
                <Skeleton $width="60%" $height="40px" />
              </li>
            ))}
      </List>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load the latest resources" hint="Try again." onRetry={refresh} />;
  }
}

const List = styled(Rows)`
  li {
    display: flex;
    min-height: 64px;
    padding: ${tokens.space.xs} ${tokens.space.m};
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.m};
  }
  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.soft};
  }
`;
