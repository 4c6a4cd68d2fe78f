import { Panel } from 'kit/panel';
import { EmptyState } from 'kit/states';
import type { DetailedProject_ProjectFragment } from '#gql/graphql.ts';
import { Facts } from './detail-layout.ts';

export function ProjectLinks({ project: { liveUrl, stagingUrl } }: { project: DetailedProject_ProjectFragment }) {
  const links = [
    ['Live', liveUrl],
    ['Staging', stagingUrl],
  ].filter((link): link is [string, string] => Boolean(link[1]));
  return (
    <Panel title="Where it runs">
      {links.length === 0 ? (
        <EmptyState title="No address yet" hint="It appears here once there is something to try." />
      ) : (
        <Facts>
          {links.map(([name, url]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <a href={url} target="_blank" rel="noreferrer">
                  {url.replace(/^https?:\/\//, '')}
                </a>
              </dd>
            </div>
          ))}
        </Facts>
      )}
    </Panel>
  );
}
