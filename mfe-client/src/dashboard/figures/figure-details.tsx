import type { ReactNode } from 'react';
import { formatMoney } from 'kit/format';
import { closedProjectStatuses } from 'rules/project-statuses';
import type { ClientProjectsQuery, ClientSummaryQuery } from '#gql/graphql.ts';
import { figureExplanations } from '../../figures/figure-explanations.ts';
import { StatusTag } from '../../projects/status-tag.tsx';
import type { FigureName } from './figure-names.ts';

type ClientProject = ClientProjectsQuery['projects']['edges'][number]['node'];

interface FigureDetails {
  /** What the figure counts, in one sentence. */
  explanation: string;
  /** Whether a project contributes to it. */
  isIncluded: (project: ClientProject) => boolean;
  renderValue: (project: ClientProject) => ReactNode;
  total: (summary: ClientSummaryQuery['clientSummary']) => string;
  empty: string;
  link: { path: string; label: string };
}

const billingLink = { path: '/client/billing', label: 'Open Billing' };

/** Explains each figure. The totals come from the server. */
export const figureDetails: Record<Exclude<FigureName, 'Money Saved'>, FigureDetails> = {
  'Active Projects': {
    explanation: 'Every project that is neither completed nor cancelled.',
    isIncluded: ({ status }) => !closedProjectStatuses.includes(status),
    renderValue: ({ status }) => <StatusTag status={status} />,
    total: ({ activeProjects }) => String(activeProjects),
    empty: 'No active projects yet',
    link: { path: '/client/projects', label: 'Open Projects' },
  },
  'Total Invested': {
    explanation: figureExplanations.invested,
    isIncluded: ({ implementationFee }) => Number(implementationFee) > 0,
    renderValue: ({ implementationFee }) => formatMoney(implementationFee),
    total: ({ totalInvested }) => formatMoney(totalInvested),
    empty: 'No project has an implementation fee yet',
    link: billingLink,
  },
  'Monthly Support': {
    explanation: figureExplanations.support,
    isIncluded: ({ monthlySupportFee }) => Number(monthlySupportFee) > 0,
    renderValue: ({ monthlySupportFee }) => `${formatMoney(monthlySupportFee)} a month`,
    total: ({ monthlySupport }) => `${formatMoney(monthlySupport)} a month`,
    empty: 'No project has a support fee yet',
    link: billingLink,
  },
};
