import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Activity } from '#activity/activity.entity';
import { recordActivity } from '#activity/record-activity';
import { Project } from '#projects/project.entity';

/** Creates a project with its first activity entry, in the caller's transaction. */
export function startProject(
  em: EntityManager,
  data: RequiredEntityData<Project>,
  actor: { id: string } | null,
): { project: Project; activity: Activity } {
  const project = em.create(Project, data);
  return {
    project,
    activity: recordActivity(em, { project, actor, description: `${project.title}: project started` }),
  };
}
