import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { For } from '#access/audiences';
import type { Context } from '#context';
import { CourseLessons, courseLessons, CourseStanding } from '#knowledge/course-standing';
import { MarkCourseProgressArgs } from '#knowledge/knowledge.inputs';
import { markCourseProgress } from '#knowledge/mark-course-progress';

@Resolver()
export class CoursesResolver {
  @For('contractor')
  @Query(() => CourseLessons, {
    nullable: true,
    description: 'The lessons of a course, and how far one is; null where there are none',
  })
  async courseLessons(
    @Arg('resourceId', () => ID, { description: 'Which course' }) resourceId: string,
    @Ctx() context: Context,
  ): Promise<CourseLessons | null> {
    return courseLessons(context, resourceId);
  }

  @For('contractor')
  @Mutation(() => CourseStanding, { description: 'Keeps how many lessons of a course one has done' })
  async markCourseProgress(
    @Args() { resourceId, done }: MarkCourseProgressArgs,
    @Ctx() context: Context,
  ): Promise<CourseStanding> {
    return markCourseProgress(context, resourceId, done);
  }
}
