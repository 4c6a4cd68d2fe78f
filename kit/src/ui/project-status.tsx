import { Tag } from '@blueprintjs/core';
import type { ProjectStatus } from 'rules/project-statuses';
import { Drawing } from '../controls.ts';
import { humanize } from '../format.ts';

interface ProjectStatusTagProps {
  status: ProjectStatus;
  /** With an icon. */
  icon?: boolean;
}

/** The status of a project, in the colors of the hub (specification part 2 §2). */
export const ProjectStatusTag = ({ status, icon = false }: ProjectStatusTagProps) => (
  <Tag minimal intent={intents[status]} icon={icon && <ProjectStatusIcon status={status} />}>
    {humanize(status)}
  </Tag>
);

/** Yellow, sky blue, green, and gray for anything else. */
const intents: Partial<Record<ProjectStatus, 'warning' | 'primary' | 'success'>> = {
  in_progress: 'warning',
  testing: 'primary',
  completed: 'success',
};

export const ProjectStatusIcon = ({ status }: { status: ProjectStatus }) => <Drawing d={iconPaths[status]} />;

const iconPaths: Record<ProjectStatus, string> = {
  pending: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 5v3l2 1.5',
  in_progress: 'M2.5 8h3l2-4.5 2.5 9 1.5-4.5h2',
  testing: 'M6 2.5h4M7 2.5v4l-3.5 6.2h9L9 6.5v-4M5 10h6',
  completed: 'M3 8.5l3.5 3.5L13 4.5',
  cancelled: 'M4 4l8 8M12 4l-8 8',
};
