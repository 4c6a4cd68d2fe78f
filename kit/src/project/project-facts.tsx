import type { ReactNode } from 'react';
import { Panel } from 'kit/panel';
import type { ProjectPriority } from 'rules/create-project';
import type { ProjectTier } from 'rules/projects';
import styled from 'styled-components';
import { RelativeTime, formatMoney, humanize } from '../format.ts';
import { tokens } from '../theme.ts';

interface FactsProject {
  tier: ProjectTier;
  priority: ProjectPriority;
  implementationFee: string;
  monthlySupportFee: string;
  technologies: readonly string[];
  workingLocation?: string | null;
  estimatedWeeks?: number | null;
  rating?: number | null;
  liveUrl?: string | null;
  stagingUrl?: string | null;
  createdAt: string;
  client?: { firstName: string; lastName: string; email?: string | null } | null;
  clientEmail?: string | null;
}

/** The client, the agreed terms and the app URLs. */
export function ProjectFacts({ project }: { project: FactsProject }) {
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

function toFacts(project: FactsProject): [string, ReactNode][] {
  const { tier, priority, technologies, implementationFee, monthlySupportFee, createdAt } = project;
  const { workingLocation, estimatedWeeks, rating, liveUrl, stagingUrl } = project;
  const facts: [string, ReactNode][] = [
    ['Client', renderClient(project)],
    ['Tier and priority', `${humanize(tier)}, ${priority} priority`],
    ['Implementation', Number(implementationFee) > 0 ? formatMoney(implementationFee) : 'To be agreed'],
    ['Monthly support', Number(monthlySupportFee) > 0 ? formatMoney(monthlySupportFee) : 'None'],
    ['Technologies', technologies.join(', ') || 'Various'],
    ['Started', <RelativeTime key="started" at={createdAt} />],
  ];
  if (estimatedWeeks) facts.push(['Estimated', `${estimatedWeeks} ${estimatedWeeks === 1 ? 'week' : 'weeks'}`]);
  if (workingLocation) facts.push(['Working location', workingLocation]);
  if (rating) facts.push(['Client rating', `${rating} of 5`]);
  facts.push(['Live', liveUrl ? <ExternalLink url={liveUrl} /> : 'No link yet']);
  facts.push(['Staging', stagingUrl ? <ExternalLink url={stagingUrl} /> : 'No link yet']);
  return facts;
}

/** The client with an account, or the email that the project is reserved for. */
function renderClient({ client, clientEmail }: FactsProject): ReactNode {
  if (!client) return clientEmail ?? 'No client yet';
  const name = `${client.firstName} ${client.lastName}`;
  return client.email ? <a href={`mailto:${client.email}`}>{name}</a> : name;
}

const ExternalLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    {url.replace(/^https?:\/\//, '')}
  </a>
);

const Facts = styled.dl`
  display: grid;
  gap: 4px;
  > div {
    display: grid;
    /* Beside a form, terms and addresses share half of a dialog. */
    grid-template-columns: clamp(112px, 30%, 128px) minmax(0, 1fr);
    gap: ${tokens.space.s};
  }
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
