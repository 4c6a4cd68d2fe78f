import { Field, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import type { Connection, PageArgs } from '#db/page';
import { CourseProgress } from '#knowledge/course-progress.entity';
import { CourseStanding, toCourseProgress } from '#knowledge/course-progress';
import { toCard, KnowledgeCard, toSampleCard } from '#knowledge/knowledge-card';
import { findPublishedPage } from '#knowledge/find-published-page';
import { sampleCourses } from '#sample-figures/knowledge-rows';
import { getSamples } from '#sample-figures/get-samples';

@ObjectType({ description: 'A resource of Upskill as a course card', simpleResolvers: true })
export class CourseCard extends KnowledgeCard {
  @Field(() => CourseStanding, { nullable: true, description: "The viewer's progress; null without lessons" })
  standing!: CourseStanding | null;
}

/** Specification part 2 §2, tab 5: the courses, with the viewer's progress in each. */
export async function findUpskillCourses(
  context: Context,
  { first, after }: PageArgs,
): Promise<Connection<CourseCard>> {
  const { em, viewer, settings } = context;
  return findPublishedPage<CourseCard>(context, {
    hub: 'upskill',
    async getCards(found) {
      const progress = await em.find(
        CourseProgress,
        { person: viewer?.id ?? null, resource: { $in: found.map(({ id }) => id) } },
        { fields: ['done', 'resource'] },
      );
      const done = new Map(progress.map((one) => [one.resource.id, one.done]));
      return found.map((course) => ({ ...toCard(course), standing: toCourseProgress(course, done.get(course.id)) }));
    },
    samples: () => getSamples(sampleCourses, settings).map(toSampleCourse),
    first,
    after: after ?? null,
  });
}

const toSampleCourse = ({ done, total, ...course }: (typeof sampleCourses)[number]): CourseCard => ({
  ...toSampleCard(course),
  standing: done === null || total === null ? null : { id: course.title, done, total },
});
