import { usePaginatedQuery } from 'kit/apollo';
import { formatDay } from 'kit/format';
import { FigureTable, LoadMore } from 'kit/panel';
import { Link } from 'kit/router';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { TeamWeeksDocument, type TeamWeeksQuery } from '#gql/graphql.ts';
import { useRefetchOnWorkChange } from '../live/work-feed.ts';
import { getFullName } from '../tasks/assignee-choices.ts';
import { getRole } from './sort-by-load.ts';

interface LoadTableProps {
  /** The text that is searched for, or null. */
  search: string | null;
  /** Only people with this role, or everyone. */
  role: string;
}

/** What is due of each contractor, by week: bars for the eye, figures for everyone. */
export function LoadTable({ search, role }: LoadTableProps) {
  const { nodes, error, refresh, ...pages } = usePaginatedQuery(TeamWeeksDocument, {
    variables: { search },
    selectConnection: ({ teamMembers }) => teamMembers,
  });
  useRefetchOnWorkChange(refresh);
  if (!nodes && error)
    return <ErrorState title="Couldn't load the figures" hint="Their tasks are safe. Try again." onRetry={refresh} />;
  if (!nodes) return <Skeleton $width="100%" $height="292px" />;
  return (
    <>
      <Hint>Open tasks by the week in which they are due, with the time that is planned for them.</Hint>
      {renderTable(nodes.filter((member) => !role || getRole(member) === role))}
      <LoadMore pages={pages} what="contractors" />
    </>
  );
}

function renderTable(members: readonly WeeksMember[]) {
  const weeks = (members[0]?.weeks ?? []).map(({ startsOn }, index) => formatWeek(startsOn, index));
  const maxTasks = Math.max(1, ...members.flatMap((member) => member.weeks.map(({ dueTasks }) => dueTasks)));
  return (
    <Table aria-label="Load by week" aria-rowcount={members.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          {['Contractor', 'Active projects', ...weeks].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <VirtualRows as="tbody" row="tr" items={members} hasMore={false} height={rowHeight}>
        {(member, row) => (
          <tr {...row}>
            <th scope="row">
              <Link to={`?tab=tasks&assignee=${member.id}`}>{getFullName(member)}</Link>
            </th>
            <td data-label="Active projects">{member.activeProjects}</td>
            {member.weeks.map(({ startsOn, dueTasks, timeboxMinutes }, index) => (
              <td key={startsOn} data-label={weeks[index]}>
                <Load>
                  {dueTasks === 0 ? <Nothing>–</Nothing> : dueTasks}
                  {timeboxMinutes > 0 && <small>{formatHours(timeboxMinutes)}</small>}
                  <Bar viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
                    <rect width={(dueTasks / maxTasks) * 100} height="4" />
                  </Bar>
                </Load>
              </td>
            ))}
          </tr>
        )}
      </VirtualRows>
    </Table>
  );
}

type WeeksMember = TeamWeeksQuery['teamMembers']['edges'][number]['node'];

const rowHeight = { wide: 57, narrow: 240 };

function formatWeek(startsOn: string, index: number): string {
  if (index === 0) return 'This week';
  return index === 1 ? 'Next week' : `From ${formatDay(new Date(`${startsOn}T00:00`))}`;
}

const formatHours = (minutes: number) => `${Math.round(minutes / 6) / 10} h planned`;

const Hint = styled.p`
  && {
    margin-bottom: ${tokens.space.s};
  }
  color: ${tokens.color.soft};
`;

const Table = styled(FigureTable)`
  /* Columns keep their widths while rows mount and unmount on scroll. */
  table-layout: fixed;
  thead th:first-child {
    width: 24%;
  }
  tbody th {
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;

const Load = styled.span`
  display: grid;
  justify-items: end;
  small {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.tiny};
    line-height: 16px;
  }
`;

const Nothing = styled.span`
  color: ${tokens.color.faint};
`;

const Bar = styled.svg`
  width: 100%;
  max-width: 96px;
  height: 4px;
  margin-top: 4px;
  background: ${tokens.color.sunken};
  fill: ${tokens.color.accent};
`;
