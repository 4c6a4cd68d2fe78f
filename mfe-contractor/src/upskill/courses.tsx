import { Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import type { UpskillCoursesQuery } from '#gql/graphql.ts';
import { CardGrid, CardSkeletons } from '../knowledge/card-grid.tsx';
import { CourseCard } from './course-card.tsx';

interface Given {
  courses: UpskillCoursesQuery['knowledgeSummary']['upskill']['courses'] | undefined;
  asked: { failed: boolean; retry: () => void };
  onMarked: () => void;
}

export function Courses({ courses, asked: { failed, retry }, onMarked }: Given) {
  return (
    <Panel title="Courses" busy={!courses && !failed}>
      {courses ? list(courses) : failed ? failure() : <CardSkeletons count={3} height="196px" />}
    </Panel>
  );

  function list(there: NonNullable<Given['courses']>) {
    if (there.length === 0) return <Empty title="No courses yet" hint="A course appears here once it is published." />;
    return (
      <CardGrid>
        {there.map((course) => (
          <CourseCard key={course.resourceId ?? course.title} course={course} onMarked={onMarked} />
        ))}
      </CardGrid>
    );
  }

  function failure() {
    return (
      <Failed
        title="The courses could not be loaded"
        hint="What you have learnt is kept. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}
