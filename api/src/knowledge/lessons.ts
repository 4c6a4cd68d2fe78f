import { maxLessons } from 'rules/knowledge';
import type { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

const maxTitleLength = 200;
const heading = /^##[ \t]+(.+?)[ \t]*#*[ \t]*$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The lesson titles in a text: its second-level headings, outside of code. */
export function parseLessonTitles(markdown: string): string[] {
  const titles: string[] = [];
  let open: string | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    const marks = fence.exec(line)?.[1];
    if (marks && open === null) open = marks;
    else if (marks && open && marks.startsWith(open)) open = null;
    const title = open === null && heading.exec(line)?.[1]?.replaceAll(/[*_`]/g, '');
    if (title) titles.push(title.slice(0, maxTitleLength));
  }
  return titles.slice(0, maxLessons);
}

type Course = Pick<KnowledgeResource, 'hub' | 'lessons' | 'lessonTitles'>;

/** The number of a resource's lessons. Only Upskill has courses. */
export const countLessons = ({ hub, lessons, lessonTitles }: Course): number =>
  hub === 'upskill' ? (lessons ?? lessonTitles.length) : 0;

/** The lesson titles, in order. */
export const getLessons = (course: Course): string[] =>
  Array.from({ length: countLessons(course) }, (_, place) => getLessonTitle(course, place));

export const getLessonTitle = ({ lessonTitles }: Pick<Course, 'lessonTitles'>, place: number): string =>
  lessonTitles[place] ?? `Lesson ${place + 1}`;
