import type { ReactNode } from 'react';
import { money } from 'kit/format';
import { closedProjectStatuses } from 'rules/project-statuses';
import type { ClientProjectsQuery, ClientSummaryQuery } from '#gql/graphql.ts';
import { explained } from '../../figures/explained.ts';
import { StatusTag } from '../../projects/status-tag.tsx';
import type { FigureName } from './figure-names.ts';

type ClientProject = ClientProjectsQuery['projects']['edges'][number]['node'];

interface Making {
  /** What the figure counts, in one sentence. */
  explained: string;
  /** Whether a project has a part in it. */
  counts: (project: ClientProject) => boolean;
  part: (project: ClientProject) => ReactNode;
  total: (summary: ClientSummaryQuery['clientSummary']) => string;
  empty: string;
  leadsTo: { path: string; label: string };
}

const billing = { path: '/client/billing', label: 'Open Billing' };

/** How each figure comes about. The sums themselves are the server's. */
export const makings: Record<Exclude<FigureName, 'Money Saved'>, Making> = {
  'Active Projects': {
    explained: 'Every project that is neither completed nor cancelled.',
    counts: ({ status }) => !closedProjectStatuses.includes(status),
    part: ({ status }) => <StatusTag status={status} />,
    total: ({ activeProjects }) => String(activeProjects),
    empty: 'No active projects yet',
    leadsTo: { path: '/client/projects', label: 'Open Projects' },
  },
  'Total Invested': {
    explained: explained.invested,
    counts: ({ implementationFee }) => Number(implementationFee) > 0,
    part: ({ implementationFee }) => money(implementationFee),
    total: ({ totalInvested }) => money(totalInvested),
    empty: 'No project has an implementation fee yet',
    leadsTo: billing,
  },
  'Monthly Support': {
    explained: explained.support,
    counts: ({ monthlySupportFee }) => Number(monthlySupportFee) > 0,
    part: ({ monthlySupportFee }) => `${money(monthlySupportFee)} a month`,
    total: ({ monthlySupport }) => `${money(monthlySupport)} a month`,
    empty: 'No project has a support fee yet',
    leadsTo: billing,
  },
};
