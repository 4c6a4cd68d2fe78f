import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import type { CourseStanding_CourseStandingFragment, UpskillCoursesQuery } from '#gql/graphql.ts';
import { CourseSteps } from '../knowledge/courses/course-steps.tsx';
import { useCourseSteps } from '../knowledge/courses/use-course-steps.ts';
import { ResourceCard } from '../knowledge/resource-card.tsx';

export type Course = UpskillCoursesQuery['upskillCourses']['edges'][number]['node'];

interface CourseCardProps {
  course: Course;
  row: RowProps;
  onMarked: () => void;
}

/** A course with its progress, marked "New" until its first lesson is done. */
export function CourseCard({ course, row, onMarked }: CourseCardProps) {
  const { standing, isSample, title } = course;
  return (
    <ResourceCard
      row={row}
      card={course}
      mark={
        !standing?.done && (
          <Tag minimal intent="primary">
            New
          </Tag>
        )
      }
    >
      {standing && isSample && <CourseSteps title={title} done={standing.done} total={standing.total} />}
      {standing && !isSample && <OwnSteps title={title} standing={standing} onMarked={onMarked} />}
    </ResourceCard>
  );
}

interface OwnStepsProps {
  title: string;
  standing: CourseStanding_CourseStandingFragment;
  onMarked: () => void;
}

function OwnSteps({ title, standing, onMarked }: OwnStepsProps) {
  const { done, total, mark } = useCourseSteps(title, standing, onMarked);
  return <CourseSteps title={title} done={done} total={total} onMark={mark} />;
}
