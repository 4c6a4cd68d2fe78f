import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import styled from 'styled-components';
import type { useClientProjects } from '../figures/use-client-projects.ts';
import { FeeRow } from './fee-row.tsx';
import { FeeRowSkeleton } from './fee-row-skeleton.tsx';
import { FeesTable } from './fees-table.ts';

/** The fees of each project, newest first. */
export function FeesByProject({ pages }: { pages: ReturnType<typeof useClientProjects> }) {
  const { nodes, error, hasMore, retry } = pages;
  return (
    <Panel title="Fees by project" busy={!nodes && !error}>
      {nodes?.length === 0 ? (
        <EmptyState title="No fees yet" hint="Fees appear here once a project is agreed." />
      ) : error ? (
        <ErrorState title="Couldn't load fees" hint="What you pay doesn't change. Try again." onRetry={retry} />
      ) : (
        table()
      )}
      {hasMore && (
        <OnPaper>Some projects are missing. Use the Print button on this page to load them all first.</OnPaper>
      )}
      <OnScreen>
        <LoadMore pages={pages} what="projects" />
      </OnScreen>
    </Panel>
  );

  function table() {
    return (
      <FeesTable>
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Status</th>
            <th scope="col">Started</th>
            <th scope="col">Implementation</th>
            <th scope="col">Monthly support</th>
          </tr>
        </thead>
        <tbody>
          {nodes
            ? nodes.map((project) => <FeeRow key={project.id} project={project} />)
            : [1, 2, 3, 4].map((place) => <FeeRowSkeleton key={place} />)}
        </tbody>
      </FeesTable>
    );
  }
}

const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;
