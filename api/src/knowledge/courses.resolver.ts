import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { getConnection, PageArgs } from '#db/page';
import { CourseLessons, findCourseLessons, CourseStanding } from '#knowledge/course-progress';
import { followCourseProgress } from '#knowledge/follow-course-progress';
import { MarkCourseProgressArgs } from '#knowledge/knowledge.inputs';
import { markCourseProgress } from '#knowledge/mark-course-progress';
import { CourseCard, findUpskillCourses } from '#knowledge/upskill-courses';
import type { Topics } from '#live/bus';

const CourseCardConnection = getConnection(CourseCard, 'CourseCard');

@Resolver()
export class CoursesResolver {
  @RequireAudience('user')
  @Query(() => CourseCardConnection, {
    description: "The courses of Upskill, newest first, with the viewer's progress; samples until there is one",
  })
  async upskillCourses(@Args() page: PageArgs, @Ctx() context: Context) {
    return findUpskillCourses(context, page);
  }

  @RequireAudience('contractor')
  @Query(() => CourseLessons, {
    nullable: true,
    description: "The lessons of a course and the viewer's progress; null without lessons",
  })
  async courseLessons(
    @Arg('resourceId', () => ID, { description: 'Course identifier' }) resourceId: string,
    @Ctx() context: Context,
  ): Promise<CourseLessons | null> {
    return findCourseLessons(context, resourceId);
  }

  @RequireAudience('contractor')
  @Mutation(() => CourseStanding, { description: 'Sets how many lessons of a course the viewer has completed' })
  async markCourseProgress(
    @Args() { resourceId, done }: MarkCourseProgressArgs,
    @Ctx() context: Context,
  ): Promise<CourseStanding> {
    return markCourseProgress(context, resourceId, done);
  }

  @RequireAudience('contractor')
  @Subscription(() => CourseStanding, {
    nullable: true,
    description:
      "The viewer's progress in a course when it changes on another device; null if the course no longer has lessons",
    subscribe: followCourseProgress,
  })
  async courseProgressChanged(
    @Root() { resourceId }: Topics['courseProgressChanged'],
    @Ctx() context: Context,
  ): Promise<CourseStanding | null> {
    return (await findCourseLessons(context, resourceId))?.standing ?? null;
  }
}
