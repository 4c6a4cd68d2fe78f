import { newId } from '#new-id';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { badInput, unauthenticated } from '#errors';
import { announceCourseProgress } from '#knowledge/announce-knowledge';
import { type CourseStanding, toCourseProgress } from '#knowledge/course-progress';
import { visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

const upsertProgressSql = `
  insert into course_progress (id, created_at, updated_at, person_id, resource_id, done) values (?, now(), now(), ?, ?, ?)
      on conflict (person_id, resource_id) do update set done = excluded.done, updated_at = excluded.updated_at`;

/** Stores how many lessons of a course the viewer has completed; the last update wins, from any device. */
export async function markCourseProgress(
  { em, viewer, bus, log }: Context,
  resourceId: string,
  done: number,
): Promise<CourseStanding> {
  if (!viewer) throw unauthenticated();
  const course = await findVisible(em, KnowledgeResource, resourceId, visibleTo(viewer));
  const standing = toCourseProgress(course, done);
  if (!standing) throw badInput({ done: 'This resource has no lessons' });
  if (done > standing.total) throw badInput({ done: `This course has ${standing.total} lessons` });
  await em.execute(upsertProgressSql, [newId(), viewer.id, resourceId, done]);
  await announceCourseProgress({ bus, log }, { personId: viewer.id, resourceId });
  return standing;
}
