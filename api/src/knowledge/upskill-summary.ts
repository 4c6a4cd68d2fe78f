import { Field, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { KnowledgeCard } from '#knowledge/ai-nexus-summary';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { sampleCourses, sampleLearning } from '#sample-figures/knowledge-rows';
import { RecentEvent, sampleEvents } from '#sample-figures/recent-event';
import { samplesOf } from '#sample-figures/samples-of';

@ObjectType({ description: 'A resource of Upskill as a course card', simpleResolvers: true })
export class CourseCard extends KnowledgeCard {
  @Field({ description: 'Lessons done, as in "7/12"; "New" where none is counted' })
  progressLabel!: string;

  @Field(() => Int, { nullable: true, description: 'Lessons done; null where none is counted' })
  done!: number | null;

  @Field(() => Int, { nullable: true, description: 'Lessons in all; null where none is counted' })
  total!: number | null;
}

@ObjectType({
  description: 'What Upskill shows, newest first; real from its first published resource on',
  simpleResolvers: true,
})
export class UpskillSummary {
  @Field(() => [CourseCard], { description: 'Published resources of every category, 12 at most' })
  courses!: CourseCard[];

  @Field(() => [RecentEvent], { description: 'The last five published resources of Upskill that were added' })
  recentLearning!: RecentEvent[];
}

const most = 12;
const mostRecent = 5;

/** Specification part 2 §2, tab 5. Nobody's lessons are counted, so that a real course is always new. */
export async function upskillSummary({ em, settings }: Context): Promise<UpskillSummary> {
  const fields = ['title', 'description', 'createdAt'] as const;
  const where = { hub: 'upskill', isPublished: true } as const;
  const found = await em.find(KnowledgeResource, where, { fields, orderBy: { id: 'desc' }, limit: most });
  if (found.length === 0) return samples(settings);
  return {
    courses: found.map(({ id, title, description }) => ({
      resourceId: id,
      title,
      description,
      ...progressOf(null, null),
      isSample: false,
    })),
    recentLearning: found.slice(0, mostRecent).map(({ title, createdAt }) => ({
      description: `${title}: added to Upskill`,
      createdAt,
      isSample: false,
    })),
  };
}

const samples = (settings: Context['settings']): UpskillSummary => ({
  courses: samplesOf(sampleCourses, settings).map(({ done, total, ...course }) => ({
    ...course,
    ...progressOf(done, total),
    resourceId: null,
    isSample: true,
  })),
  recentLearning: sampleEvents(sampleLearning, settings),
});

const progressOf = (done: number | null, total: number | null) => ({
  done,
  total,
  progressLabel: done === null || total === null ? 'New' : `${done}/${total}`,
});
