import { expect, test } from '@jest/globals';
import { getLessons, parseLessonTitles } from '#knowledge/lessons';

test('lessons are the second-level headings, without Markdown formatting', () => {
  const text = '# Course\r\n\r\n## One *thing*\r\ntext ## none\n### Deeper\n##No space\n## `two` ##\n';
  expect(parseLessonTitles(text)).toEqual(['One thing', 'two']);
});

test("headings within code don't count", () => {
  expect(parseLessonTitles('## One\n```sh\n## comment\n```\n~~~~\n```\n## no\n~~~~\n## Two')).toEqual(['One', 'Two']);
});

test('a course with a hundred thousand headings has a hundred lessons', () => {
  expect(parseLessonTitles('## a\n'.repeat(100_000))).toHaveLength(100);
});

test('an explicit number overrides the headings, and lessons without a heading are numbered', () => {
  const course = { hub: 'upskill', lessons: 3, lessonTitles: ['One'] } as const;
  expect(getLessons({ ...course, lessonTitles: ['One'] })).toEqual(['One', 'Lesson 2', 'Lesson 3']);
  expect(getLessons({ ...course, lessons: null, lessonTitles: ['One'] })).toEqual(['One']);
  expect(getLessons({ ...course, hub: 'dochub', lessonTitles: ['One'] })).toEqual([]);
});
