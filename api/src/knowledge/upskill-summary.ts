import { Field, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { KnowledgeCard } from '#knowledge/ai-nexus-summary';
import { CourseProgress } from '#knowledge/course-progress.entity';
import { CourseStanding, standingOf } from '#knowledge/course-standing';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { recentLearning } from '#knowledge/recent-learning';
import { sampleCourses, sampleLearning } from '#sample-figures/knowledge-rows';
import { RecentEvent, sampleEvents } from '#sample-figures/recent-event';
import { samplesOf } from '#sample-figures/samples-of';

@ObjectType({ description: 'A resource of Upskill as a course card', simpleResolvers: true })
export class CourseCard extends KnowledgeCard {
  @Field(() => CourseStanding, { nullable: true, description: 'How far one is; null where it has no lessons' })
  standing!: CourseStanding | null;
}

@ObjectType({
  description: 'What Upskill shows, newest first; real from its first published resource on',
  simpleResolvers: true,
})
export class UpskillSummary {
  @Field(() => [CourseCard], { description: 'Published resources of every category, 12 at most' })
  courses!: CourseCard[];

  @Field(() => [RecentEvent], { description: 'The last five: lessons that one has done, and what was added' })
  recentLearning!: RecentEvent[];
}

const most = 12;
const progressFields = [
  'done',
  'updatedAt',
  'resource.title',
  'resource.hub',
  'resource.lessons',
  'resource.lessonTitles',
] as const;
const fields = ['title', 'description', 'createdAt', 'hub', 'lessons', 'lessonTitles'] as const;

/** Specification part 2 §2, tab 5. */
export async function upskillSummary({ em, viewer, settings }: Context): Promise<UpskillSummary> {
  const where = { hub: 'upskill', isPublished: true } as const;
  const [found, progress] = await Promise.all([
    em.find(KnowledgeResource, where, { fields, orderBy: { id: 'desc' }, limit: most }),
    em.find(CourseProgress, { person: viewer?.id ?? null, resource: where }, { fields: progressFields }),
  ]);
  if (found.length === 0) return samples(settings);
  const done = new Map(progress.map((one) => [one.resource.id, one.done]));
  return {
    courses: found.map((course) => ({
      resourceId: course.id,
      title: course.title,
      description: course.description,
      standing: standingOf(course, done.get(course.id)),
      isSample: false,
    })),
    recentLearning: recentLearning(found, progress),
  };
}

const samples = (settings: Context['settings']): UpskillSummary => ({
  courses: samplesOf(sampleCourses, settings).map(({ done, total, ...course }) => ({
    ...course,
    standing: done === null || total === null ? null : { id: course.title, done, total },
    resourceId: null,
    isSample: true,
  })),
  recentLearning: sampleEvents(sampleLearning, settings),
});
