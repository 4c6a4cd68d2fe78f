import { Field, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { CourseProgress } from '#knowledge/course-progress.entity';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { findNewestCards } from '#knowledge/newest-cards';
import { CourseCard, findUpskillCourses } from '#knowledge/upskill-courses';
import { sampleLearning } from '#sample-figures/knowledge-rows';
import { RecentEvent, sampleEvents } from '#sample-figures/recent-event';
import { toCourseProgress } from '#knowledge/course-progress';
import { getLessonTitle } from '#knowledge/lessons';

@ObjectType({
  description: 'Upskill, newest first; samples until its first resource is published',
  simpleResolvers: true,
})
export class UpskillSummary {
  @Field(() => [CourseCard], {
    description: 'Published resources of every category, 12 at most',
    deprecationReason: '`upskillCourses` has all of them, page by page',
  })
  courses!: CourseCard[];

  @Field(() => [RecentEvent], { description: 'The last five: completed lessons and added resources' })
  recentLearning!: RecentEvent[];
}

const progressFields = [
  'done',
  'updatedAt',
  'resource.title',
  'resource.hub',
  'resource.lessons',
  'resource.lessonTitles',
] as const;

/** Specification part 2 §2, tab 5. */
export async function getUpskillSummary(context: Context): Promise<UpskillSummary> {
  const { em, viewer, settings } = context;
  const where = { hub: 'upskill', isPublished: true } as const;
  const [courses, added, progress] = await Promise.all([
    findNewestCards((first) => findUpskillCourses(context, { first })),
    em.find(KnowledgeResource, where, { fields: ['title', 'createdAt'], orderBy: { id: 'desc' }, limit: maxEvents }),
    em.find(CourseProgress, { person: viewer?.id ?? null, resource: where }, { fields: progressFields }),
  ]);
  const learnt = added.length > 0 ? toRecentLearning(added, progress) : sampleEvents(sampleLearning, settings);
  return { courses, recentLearning: learnt };
}

const maxEvents = 5;

interface LearningProgress extends Pick<CourseProgress, 'done' | 'updatedAt'> {
  resource: Pick<KnowledgeResource, 'id' | 'title' | 'hub' | 'lessons' | 'lessonTitles'>;
}

/** The last completed lesson of each course, and added resources; newest first. */
function toRecentLearning(
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
