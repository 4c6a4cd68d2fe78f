import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { Project } from '#projects/project.entity';

/** Sales can move every project in the pipeline, as it can every lead, but only reads a deal's fields of a project. */
export const movableBy = (viewer: Viewer | null): Where<Project> =>
  isInAudience('sales', viewer) || isInAudience('admin', viewer) ? {} : matchNothing;
