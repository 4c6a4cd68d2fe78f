import { ProjectStatusIcon } from 'kit/ui';
import { type ProjectStatus, projectStatuses } from 'rules/project-statuses';
import styled from 'styled-components';
import { humanize } from '../format.ts';
import { tokens } from '../theme.ts';

interface ProjectStatusSelectProps {
  title: string;
  status: ProjectStatus;
  onChange: (status: ProjectStatus) => void;
}

/** The status of a project, editable in place. */
export function ProjectStatusSelect({ title, status, onChange }: ProjectStatusSelectProps) {
  return (
    <Box $status={status}>
      <ProjectStatusIcon status={status} />
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
