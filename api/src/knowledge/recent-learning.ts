import type { CourseProgress } from '#knowledge/course-progress.entity';
import { toCourseProgress } from '#knowledge/course-progress';
import type { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { getLessonTitle } from '#knowledge/lessons';
import type { RecentEvent } from '#sample-figures/recent-event';

export const maxEvents = 5;

interface LearningProgress extends Pick<CourseProgress, 'done' | 'updatedAt'> {
  resource: Pick<KnowledgeResource, 'id' | 'title' | 'hub' | 'lessons' | 'lessonTitles'>;
}

/** The last completed lesson of each course, and added resources; newest first. */
export function toRecentLearning(
  added: ReadonlyArray<Pick<KnowledgeResource, 'title' | 'createdAt'>>,
  progress: readonly LearningProgress[],
): RecentEvent[] {
  const events = [
    ...progress.flatMap(toLessonEvents),
    ...added.map(({ title, createdAt }) => ({ description: `${title}: added to Upskill`, createdAt, isSample: false })),
  ];
  return events.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(0, maxEvents);
}

function toLessonEvents({ resource, done, updatedAt }: LearningProgress): RecentEvent[] {
  const last = toCourseProgress(resource, done)?.done ?? 0;
  if (last === 0) return [];
  const description = `${resource.title}: lesson ${last}, “${getLessonTitle(resource, last - 1)}”, completed`;
  return [{ description, createdAt: updatedAt, isSample: false }];
}
