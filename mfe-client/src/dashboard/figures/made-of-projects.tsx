import { ButtonLink } from 'kit/controls';
import { EndOfList } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import styled from 'styled-components';
import type { ClientSummaryQuery } from '#gql/graphql.ts';
import { useClientProjects } from '../../figures/use-client-projects.ts';
import type { FigureName } from './figure-names.ts';
import { makings } from './makings.tsx';
import { PartLine, PartSkeletons } from './part-line.tsx';

interface MadeOfProjectsProps {
  figure: Exclude<FigureName, 'Money Saved'>;
  summary: ClientSummaryQuery['clientSummary'];
}

/** Which projects a figure counts, what each brings to it, and the total as the server added it up. */
export function MadeOfProjects({ figure, summary }: MadeOfProjectsProps) {
  const pages = useClientProjects();
  const { nodes, error, hasMore, retry } = pages;
  const { explained, counts, part, total, empty, leadsTo } = makings[figure];
  const counted = nodes?.filter(counts);
  return (
    <>
      <Words>{explained}</Words>
      <Parts aria-busy={!counted && !error}>
        {counted
          ? counted.map((project) => (
              <PartLine key={project.id} to={`/client/projects/${project.id}`} title={project.title}>
                {part(project)}
              </PartLine>
            ))
          : !error && <PartSkeletons />}
      </Parts>
      {Boolean(error) && (
        <Failed
          title="The projects could not be loaded"
          hint="The total below is still correct. Try again in a moment."
          onRetry={retry}
        />
      )}
      {counted?.length === 0 && !hasMore && <Empty title={empty} />}
      {nodes && <EndOfList pages={pages} what="projects" />}
      <Total>
        <span>Total</span>
        <strong>{total(summary)}</strong>
      </Total>
      <ButtonLink to={leadsTo.path}>{leadsTo.label}</ButtonLink>
    </>
  );
}

const Words = styled.p`
  color: ${({ theme }) => theme.color.soft};
`;

const Parts = styled.ul`
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

const Total = styled.p`
  position: sticky;
  bottom: calc(-1 * ${({ theme }) => theme.space.l});
  display: flex;
  padding: ${({ theme }) => `${theme.space.s} 0`};
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  border-top: 1px solid ${({ theme }) => theme.color.ink};
  background: ${({ theme }) => theme.color.paper};
  font-size: ${({ theme }) => theme.size.body};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${({ theme }) => theme.screen.narrow} {
    bottom: calc(-1 * ${({ theme }) => theme.space.m});
  }
`;
