import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { visibleTo } from '#knowledge/knowledge.access';
import { CourseProgress } from '#knowledge/course-progress.entity';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { countLessons, getLessons } from '#knowledge/lessons';

@ObjectType({ description: 'Progress in a course, whose lessons are completed in order', simpleResolvers: true })
export class CourseStanding {
  @Field(() => ID, { description: 'Course identifier; of a sample, its title' })
  id!: string;

  @Field(() => Int, { description: 'Completed lessons' })
  done!: number;

  @Field(() => Int, { description: 'Total lessons' })
  total!: number;
}

@ObjectType({ description: "A course with its lessons and the viewer's progress", simpleResolvers: true })
export class CourseLessons {
  @Field(() => ID, { description: 'Course identifier' })
  id!: string;

  @Field(() => [String], { description: 'Lesson titles, in order' })
  lessons!: string[];

  @Field(() => CourseStanding, { description: "The viewer's progress" })
  standing!: CourseStanding;
}

/** A course may have been shortened since. Null for a resource without lessons. */
export function toCourseProgress(
  course: Pick<KnowledgeResource, 'id' | 'hub' | 'lessons' | 'lessonTitles'>,
  done = 0,
): CourseStanding | null {
  const total = countLessons(course);
  return total === 0 ? null : { id: course.id, done: Math.min(done, total), total };
}

/** The lessons of a course that the viewer can see; null without lessons. */
export async function findCourseLessons({ em, viewer }: Context, id: string): Promise<CourseLessons | null> {
  const course = await em.findOne(KnowledgeResource, { $and: [{ id }, visibleTo(viewer)] });
  if (!course || !viewer) return null;
  const progress = await em.findOne(CourseProgress, { person: viewer.id, resource: id });
  const standing = toCourseProgress(course, progress?.done);
  return standing && { id, lessons: getLessons(course), standing };
}
