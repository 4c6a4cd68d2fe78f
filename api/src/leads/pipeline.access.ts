import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { nothing, type Where } from '#db/where';
import type { Project } from '#projects/project.entity';

/** In the pipeline sales moves every project, like every lead, though it reads of a project only what a deal has. */
export const movableBy = (viewer: Viewer | null): Where<Project> =>
  isInAudience('sales', viewer) || isInAudience('admin', viewer) ? {} : nothing;
