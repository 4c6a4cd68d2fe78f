import { ButtonLink } from 'kit/controls';
import { LoadMore } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ClientSummaryQuery } from '#gql/graphql.ts';
import { useClientProjects } from '../../figures/use-client-projects.ts';
import type { FigureName } from './figure-names.ts';
import { figureDetails } from './figure-details.tsx';
import { BreakdownRow, BreakdownSkeletons } from './breakdown-row.tsx';

interface FigureBreakdownProps {
  figure: Exclude<FigureName, 'Money Saved'>;
  summary: ClientSummaryQuery['clientSummary'];
}

/** The projects that a figure counts, each one's share, and the server's total. */
export function FigureBreakdown({ figure, summary }: FigureBreakdownProps) {
  const pages = useClientProjects();
  const { nodes, error, hasMore, retry } = pages;
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
          onRetry={retry}
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

const Words = styled.p`
  color: ${tokens.color.soft};
`;

const Parts = styled.ul`
  border-top: 1px solid ${tokens.color.line};
`;

const Total = styled.p`
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
