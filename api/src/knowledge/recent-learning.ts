import type { CourseProgress } from '#knowledge/course-progress.entity';
import { getStanding } from '#knowledge/course-standing';
import type { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { lessonTitle } from '#knowledge/get-lessons';
import type { RecentEvent } from '#sample-figures/recent-event';

export const mostLearnt = 5;

interface Learnt extends Pick<CourseProgress, 'done' | 'updatedAt'> {
  resource: Pick<KnowledgeResource, 'id' | 'title' | 'hub' | 'lessons' | 'lessonTitles'>;
}

/** The last lesson done of each course, and what was added; the newest first. */
export function recentLearning(
  added: ReadonlyArray<Pick<KnowledgeResource, 'title' | 'createdAt'>>,
  progress: readonly Learnt[],
): RecentEvent[] {
  const events = [
    ...progress.flatMap(lastLesson),
    ...added.map(({ title, createdAt }) => ({ description: `${title}: added to Upskill`, createdAt, isSample: false })),
  ];
  return events.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(0, mostLearnt);
}

function lastLesson({ resource, done, updatedAt }: Learnt): RecentEvent[] {
  const last = getStanding(resource, done)?.done ?? 0;
  if (last === 0) return [];
  const description = `${resource.title}: lesson ${last}, “${lessonTitle(resource, last - 1)}”, completed`;
  return [{ description, createdAt: updatedAt, isSample: false }];
}
