import { use } from 'react';
import type { PaginatedResult } from 'kit/apollo';
import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { VirtualRows, type RowProps } from 'kit/virtual-rows';
import { Tag } from 'kit/ui';
import type { CourseProgress_CourseProgressFragment, UpskillCoursesQuery } from '#gql/graphql.ts';
import { CardGrid, CardSkeletons } from '../knowledge/card-grid.tsx';
import { LastOpenedContext } from '../knowledge/last-opened.ts';
import { CourseSteps } from '../knowledge/courses/course-steps.tsx';
import { useCourseSteps } from '../knowledge/courses/use-course-steps.ts';
import { ResourceCard } from '../knowledge/resource-card.tsx';

interface CoursesProps {
  pages: PaginatedResult<unknown, Course>;
  onMarked: () => void;
}

export function Courses({ pages, onMarked }: CoursesProps) {
  const { nodes, error, refresh } = pages;
  const lastOpened = use(LastOpenedContext);
  return (
    <Panel title="Courses" busy={!nodes && !error}>
      {nodes ? list(nodes) : error ? failure() : <CardSkeletons count={3} height="196px" />}
    </Panel>
  );

  function list(courses: Course[]) {
    if (courses.length === 0)
      return <EmptyState title="No courses yet" hint="Courses appear here once they're published." />;
    return (
      <>
        <VirtualRows
          as={CardGrid}
          row="li"
          items={courses}
          hasMore={pages.hasMore}
          height={cardHeight}
          pinned={[lastOpened]}
        >
          {(course, row) => <CourseCard row={row} course={course} onMarked={onMarked} />}
        </VirtualRows>
        <LoadMore pages={pages} what="courses" />
      </>
    );
  }

  function failure() {
    return <ErrorState title="Couldn't load courses" hint="Your progress is saved. Try again." onRetry={refresh} />;
  }
}

const cardHeight = { wide: 196, narrow: 196 };

type Course = UpskillCoursesQuery['upskillCourses']['edges'][number]['node'];

interface CourseCardProps {
  course: Course;
  row: RowProps;
  onMarked: () => void;
}

/** A course with its progress, marked "New" until its first lesson is done. */
function CourseCard({ course, row, onMarked }: CourseCardProps) {
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
  standing: CourseProgress_CourseProgressFragment;
  onMarked: () => void;
}

function OwnSteps({ title, standing, onMarked }: OwnStepsProps) {
  const { done, total, mark } = useCourseSteps(title, standing, onMarked);
  return <CourseSteps title={title} done={done} total={total} onMark={mark} />;
}
