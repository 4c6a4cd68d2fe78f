import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { visibleTo } from '#knowledge/knowledge.access';
import { CourseProgress } from '#knowledge/course-progress.entity';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { countLessons, getLessons } from '#knowledge/lessons';

@ObjectType({ description: 'How far one is in a course: its lessons are done in order', simpleResolvers: true })
export class CourseStanding {
  @Field(() => ID, { description: 'The course; of a sample, its title' })
  id!: string;

  @Field(() => Int, { description: 'Lessons done' })
  done!: number;

  @Field(() => Int, { description: 'Lessons in all' })
  total!: number;
}

@ObjectType({ description: 'A course with its lessons, and how far one is in it', simpleResolvers: true })
export class CourseLessons {
  @Field(() => ID, { description: 'The course' })
  id!: string;

  @Field(() => [String], { description: 'What its lessons are called, in order' })
  lessons!: string[];

  @Field(() => CourseStanding, { description: 'How far one is' })
  standing!: CourseStanding;
}

/** A course may have been shortened since. Null for what has no lessons. */
export function toCourseProgress(
  course: Pick<KnowledgeResource, 'id' | 'hub' | 'lessons' | 'lessonTitles'>,
  done = 0,
): CourseStanding | null {
  const total = countLessons(course);
  return total === 0 ? null : { id: course.id, done: Math.min(done, total), total };
}

/** The lessons of a course that one may see; null where it has none. */
export async function findCourseLessons({ em, viewer }: Context, id: string): Promise<CourseLessons | null> {
  const course = await em.findOne(KnowledgeResource, { $and: [{ id }, visibleTo(viewer)] });
  if (!course || !viewer) return null;
  const progress = await em.findOne(CourseProgress, { person: viewer.id, resource: id });
  const standing = toCourseProgress(course, progress?.done);
  return standing && { id, lessons: getLessons(course), standing };
}
