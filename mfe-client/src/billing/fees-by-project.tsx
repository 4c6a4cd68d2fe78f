import { LoadMore, Panel, ListTable } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import styled from 'styled-components';
import { RelativeTime, formatMoney } from 'kit/format';
import { Link } from 'kit/router';
import { closedProjectStatuses } from 'rules/project-statuses';
import { tokens } from 'kit/theme';
import type { ProjectFees_ProjectFragment, ProjectRow_ProjectFragment } from '#gql/graphql.ts';
import type { useClientProjects } from '../figures/use-client-projects.ts';
import { StatusTag } from '../projects/status-tag.tsx';

/** The fees of each project, newest first. */
export function FeesByProject({ pages }: { pages: ReturnType<typeof useClientProjects> }) {
  const { nodes, error, hasMore, refresh } = pages;
  return (
    <Panel title="Fees by project" busy={!nodes && !error}>
      {nodes?.length === 0 ? (
        <EmptyState title="No fees yet" hint="Fees appear here once a project is agreed." />
      ) : error ? (
        <ErrorState title="Couldn't load fees" hint="What you pay doesn't change. Try again." onRetry={refresh} />
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

/** Same height as a row, to avoid layout shift. */
const FeeRowSkeleton = () => (
  <tr aria-hidden>
    <th>
      <Skeleton $width="60%" $height="20px" />
    </th>
    <td>
      <Skeleton $width="72px" $height="20px" />
    </td>
    {['Started', 'Implementation', 'Monthly support'].map((column) => (
      <td key={column} data-label={column}>
        <Skeleton $width="64px" $height="20px" />
      </td>
    ))}
  </tr>
);

/** A project's row in the fee table. Its name links to the project. */
function FeeRow({ project }: { project: ProjectFees_ProjectFragment & ProjectRow_ProjectFragment }) {
  const { id, title, status, createdAt, implementationFee, monthlySupportFee } = project;
  const isOpen = !closedProjectStatuses.includes(status);
  return (
    <tr>
      <th scope="row">
        <Link to={`/client/projects/${id}`}>{title}</Link>
      </th>
      <td>
        <StatusTag status={status} />
      </td>
      <td data-label="Started">
        <RelativeTime at={createdAt} />
      </td>
      <td data-label="Implementation">
        {isOpen && isZero(implementationFee) ? 'To be agreed' : formatMoney(implementationFee)}
      </td>
      <td data-label="Monthly support">{isZero(monthlySupportFee) ? 'None' : formatMoney(monthlySupportFee)}</td>
    </tr>
  );
}

const isZero = (fee: string) => Number(fee) === 0;

const FeesTable = styled(ListTable)`
  /* Fixed column widths, independent of the content. */
  table-layout: fixed;
  :is(th, td) {
    padding: ${tokens.space.s} ${tokens.space.l};
    vertical-align: top;
  }
  :is(th, td):first-child {
    padding-left: ${tokens.space.l};
  }
  thead th:first-child {
    width: 36%;
  }
  ${tokens.screen.belowWide} {
    :is(th, td) {
      padding-inline: ${tokens.space.s};
    }
    thead th:first-child {
      width: 30%;
    }
  }
  tr {
    break-inside: avoid;
  }
  :is(th, td):nth-child(n + 4) {
    text-align: right;
  }
  td:nth-child(n + 4) > span {
    margin-left: auto;
  }
  @media print {
    && a {
      color: inherit;
      text-decoration: none;
    }
  }
`;
