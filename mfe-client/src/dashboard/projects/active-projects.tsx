import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Empty, Failed } from 'kit/states';
import { closedProjectStatuses } from 'rules/project-statuses';
import styled from 'styled-components';
import { ClientProjectsDocument } from '#gql/graphql.ts';
import { Panel } from 'kit/panel';
import { ProjectRow } from './project-row.tsx';
import { ProjectRowSkeleton } from './project-row-skeleton.tsx';
import { withNextPage } from './with-next-page.ts';

export function ActiveProjects() {
  const { data, error, fetchMore, refetch } = useQuery(ClientProjectsDocument);
  return (
    <Panel title="Active Projects" busy={!data && !error}>
      {data ? list() : error ? failed() : skeletons()}
    </Panel>
  );

  function list() {
    if (!data) return null;
    const { edges, pageInfo } = data.projects;
    const active = edges.map(({ node }) => node).filter(({ status }) => !closedProjectStatuses.includes(status));
    const showMore = () =>
      void fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (all, next) => withNextPage(all, next.fetchMoreResult),
      });
    if (active.length === 0 && !pageInfo.hasNextPage) {
      return (
        <Empty
          title="No active projects yet"
          hint="A project appears here, with its progress, as soon as it is agreed."
        />
      );
    }
    return (
      <>
        <List>
          {active.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </List>
        {pageInfo.hasNextPage && <Button onClick={showMore}>Show more projects</Button>}
      </>
    );
  }

  function failed() {
    return (
      <Failed
        title="Your projects could not be loaded"
        hint="They are safe, and work on them goes on. Try again in a moment."
        onRetry={() => void refetch()}
      />
    );
  }
}

const skeletons = () => (
  <List>
    {[1, 2, 3].map((place) => (
      <ProjectRowSkeleton key={place} />
    ))}
  </List>
);

const List = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;
