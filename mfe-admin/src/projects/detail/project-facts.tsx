import type { ReactNode } from 'react';
import { humanize, RelativeTime, formatMoney } from 'kit/format';
import { Panel } from 'kit/panel';
import type { AdminProjectDetail_ProjectFragment } from '#gql/graphql.ts';
import { getClientName } from '../list/project-people.ts';
import { Facts } from './detail-layout.ts';

/** The agreed terms and the app URLs. */
export function ProjectFacts({ project }: { project: AdminProjectDetail_ProjectFragment }) {
  return (
    <Panel title="Facts">
      <Facts>
        {toFacts(project).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Panel>
  );
}

function toFacts(project: AdminProjectDetail_ProjectFragment): [string, ReactNode][] {
  const { client, tier, priority, technologies, implementationFee, monthlySupportFee, createdAt } = project;
  const { workingLocation, estimatedWeeks, rating, liveUrl, stagingUrl } = project;
  const facts: [string, ReactNode][] = [
    ['Client', client ? <a href={`mailto:${client.email}`}>{getClientName(project)}</a> : getClientName(project)],
    ['Tier and priority', `${humanize(tier)}, ${priority} priority`],
    ['Implementation', Number(implementationFee) > 0 ? formatMoney(implementationFee) : 'To be agreed'],
    ['Monthly support', Number(monthlySupportFee) > 0 ? formatMoney(monthlySupportFee) : 'None'],
    ['Technologies', technologies.join(', ') || 'Various'],
    ['Started', <RelativeTime key="started" at={createdAt} />],
  ];
  if (estimatedWeeks) facts.push(['Estimated', `${estimatedWeeks} ${estimatedWeeks === 1 ? 'week' : 'weeks'}`]);
  if (workingLocation) facts.push(['Working location', workingLocation]);
  if (rating) facts.push(['Client rating', `${rating} of 5`]);
  facts.push(['Live', liveUrl ? <ExternalLink url={liveUrl} /> : 'No address yet']);
  facts.push(['Staging', stagingUrl ? <ExternalLink url={stagingUrl} /> : 'No address yet']);
  return facts;
}

const ExternalLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    {url.replace(/^https?:\/\//, '')}
  </a>
);
