import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { OpenResourceQuery } from '#gql/graphql.ts';
import { CourseSteps } from '../courses/course-steps.tsx';
import { useCourseSteps } from '../courses/use-course-steps.ts';

interface LessonListProps {
  title: string;
  course: NonNullable<OpenResourceQuery['courseLessons']>;
}

/** The lessons of a course, in order: marking one marks those before it, unmarking one unmarks those after it. */
export function LessonList({ title, course: { lessons, standing } }: LessonListProps) {
  const { done, total, mark } = useCourseSteps(title, standing);
  return (
    <Side aria-label="Lessons">
      <h3>Lessons</h3>
      <CourseSteps title={title} done={done} total={total} onMark={mark} />
      <ol>
        {lessons.map((lesson, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lessons may be called the same
          <li key={place}>
            <label>
              <input type="checkbox" checked={place < done} onChange={() => mark(place < done ? place : place + 1)} />
              <span>{lesson}</span>
            </label>
          </li>
        ))}
      </ol>
    </Side>
  );
}

const Side = styled.section`
  display: grid;
  min-width: 0;
  max-width: ${tokens.width.text};
  padding: ${tokens.space.m};
  gap: ${tokens.space.s};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  h3 {
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  label {
    display: flex;
    min-height: 40px;
    align-items: center;
    gap: ${tokens.space.s};
    cursor: pointer;
  }
  input {
    width: 18px;
    height: 18px;
    flex: none;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  input:checked + span {
    color: ${tokens.color.soft};
  }
  /* Above the text on narrow screens; in print the text comes first. */
  ${tokens.screen.belowWide.replace('@media', '@media screen and')} {
    order: -1;
  }
`;
