import type { ReactNode } from 'react';
import { ButtonLink } from 'kit/controls';
import { LoadMore } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Link } from 'kit/router';
import { formatMoney } from 'kit/format';
import { closedProjectStatuses } from 'rules/project-statuses';
import type { ClientSummaryQuery, ClientProjectsQuery } from '#gql/graphql.ts';
import { useClientProjects } from '../../figures/use-client-projects.ts';
import { figureExplanations } from '../../figures/figure-explanations.ts';
import { StatusTag } from '../../projects/status-tag.tsx';
import type { FigureName } from './figure-names.ts';

/** The figures that projects add up to. */
type ProjectFigure = Exclude<FigureName, 'Money Saved' | 'Total Invested'>;

interface FigureBreakdownProps {
  figure: ProjectFigure;
  summary: ClientSummaryQuery['clientSummary'];
}

/** The projects that a figure counts, each one's share, and the server's total. */
export function FigureBreakdown({ figure, summary }: FigureBreakdownProps) {
  const pages = useClientProjects();
  const { nodes, error, hasMore, refresh } = pages;
  const { explanation, isIncluded, renderValue, total, empty, link } = figureDetails[figure];
  const includedProjects = nodes?.filter(isIncluded);
  return (
    <>
      <Words>{explanation}</Words>
      <Parts aria-busy={!includedProjects && !error}>
        {includedProjects
          ? includedProjects.map((project) => (
              <BreakdownRow key={project.id} to={`/client/projects/${project.id}`} title={project.title}>
                {renderValue(project)}
              </BreakdownRow>
            ))
          : !error && <BreakdownSkeletons />}
      </Parts>
      {Boolean(error) && (
        <ErrorState
          title="Couldn't load projects"
          hint="The total below is still correct. Try again."
          onRetry={refresh}
        />
      )}
      {includedProjects?.length === 0 && !hasMore && <EmptyState title={empty} />}
      {nodes && <LoadMore pages={pages} what="projects" />}
      <Total>
        <span>Total</span>
        <strong>{total(summary)}</strong>
      </Total>
      <ButtonLink to={link.path}>{link.label}</ButtonLink>
    </>
  );
}

export const Words = styled.p`
  color: ${tokens.color.soft};
`;

export const Parts = styled.ul`
  border-top: 1px solid ${tokens.color.line};
`;

export const Total = styled.p`
  position: sticky;
  bottom: calc(-1 * ${tokens.space.l});
  display: flex;
  padding: ${tokens.space.s} 0;
  justify-content: space-between;
  gap: ${tokens.space.m};
  border-top: 1px solid ${tokens.color.ink};
  background: ${tokens.color.paper};
  font-size: ${tokens.size.body};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${tokens.screen.narrow} {
    bottom: calc(-1 * ${tokens.space.m});
  }
`;

/** A project and its share of a figure. */
export function BreakdownRow({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <Line>
      <Link to={to}>{title}</Link>
      <span>{children}</span>
    </Line>
  );
}

export const BreakdownSkeletons = () =>
  [1, 2, 3].map((place) => (
    <Line key={place} aria-hidden>
      <Skeleton $width="160px" $height="20px" />
      <Skeleton $width="64px" $height="20px" />
    </Line>
  ));

const Line = styled.li`
  display: flex;
  padding: 10px 0;
  justify-content: space-between;
  gap: ${tokens.space.m};
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

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
const figureDetails: Record<ProjectFigure, FigureDetails> = {
  'Active Projects': {
    explanation: 'Every project that is neither completed nor canceled.',
    isIncluded: ({ status }) => !closedProjectStatuses.includes(status),
    renderValue: ({ status }) => <StatusTag status={status} />,
    total: ({ activeProjects }) => String(activeProjects),
    empty: 'No active projects yet',
    link: { path: '/client/projects', label: 'Open Projects' },
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
