import { use } from 'react';
import type { PaginatedResult } from 'kit/apollo';
import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import { CardGrid, CardSkeletons } from '../knowledge/card-grid.tsx';
import { LastOpenedContext } from '../knowledge/last-opened.ts';
import { CourseCard, type Course } from './course-card.tsx';

interface CoursesProps {
  pages: PaginatedResult<unknown, Course>;
  onMarked: () => void;
}

export function Courses({ pages, onMarked }: CoursesProps) {
  const { nodes, error, retry } = pages;
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
    return <ErrorState title="Couldn't load courses" hint="Your progress is saved. Try again." onRetry={retry} />;
  }
}

const cardHeight = { wide: 196, narrow: 196 };
