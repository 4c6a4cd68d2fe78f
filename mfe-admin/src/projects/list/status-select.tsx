import { Drawing } from 'kit/controls';
import { humanize } from 'kit/format';
import { tokens } from 'kit/theme';
import { projectStatuses } from 'rules/project-statuses';
import styled from 'styled-components';
import type { ProjectStatus } from '#gql/graphql.ts';

interface StatusSelectProps {
  title: string;
  status: ProjectStatus;
  onChange: (status: ProjectStatus) => void;
}

const iconPaths: Record<ProjectStatus, string> = {
  pending: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 5v3l2 1.5',
  in_progress: 'M2.5 8h3l2-4.5 2.5 9 1.5-4.5h2',
  testing: 'M6 2.5h4M7 2.5v4l-3.5 6.2h9L9 6.5v-4M5 10h6',
  completed: 'M3 8.5l3.5 3.5L13 4.5',
  cancelled: 'M4 4l8 8M12 4l-8 8',
};

/** The status of a project, editable in place. */
export function StatusSelect({ title, status, onChange }: StatusSelectProps) {
  return (
    <Box $status={status}>
      <Drawing d={iconPaths[status]} />
      <select
        aria-label={`Status of ${title}`}
        value={status}
        onChange={({ target }) => onChange(target.value as ProjectStatus)}
      >
        {projectStatuses.map((option) => (
          <option key={option} value={option}>
            {humanize(option)}
          </option>
        ))}
      </select>
    </Box>
  );
}

/** The hub's colors: yellow, sky blue, green, and gray for anything else. */
const statusColors: Record<ProjectStatus, string> = {
  in_progress: tokens.color.warning,
  testing: tokens.color.sky,
  completed: tokens.color.green,
  pending: tokens.color.soft,
  cancelled: tokens.color.soft,
};

const Box = styled.span<{ $status: ProjectStatus }>`
  display: inline-flex;
  height: 36px;
  padding-left: ${tokens.space.xs};
  align-items: center;
  justify-self: start;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.paper};
  > svg {
    flex: none;
    color: ${({ $status }) => statusColors[$status]};
  }
  &:focus-within {
    border-color: ${tokens.color.accent};
    outline: 1px solid ${tokens.color.accent};
  }
  select {
    height: 100%;
    padding: 0 4px;
    border: 0;
    background: none;
    ${tokens.screen.narrow} {
      font-size: ${tokens.size.body};
    }
  }
  option {
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
  }
  /* The box shows the focus: two outlines would clash. */
  select:focus-visible {
    outline: none;
  }
`;
