import { expect, test } from '@jest/globals';
import { getLessons, parseLessonTitles } from '#knowledge/lessons';

test('lessons are the headings of the second level, without what Markdown adds to them', () => {
  const text = '# Course\r\n\r\n## One *thing*\r\ntext ## none\n### Deeper\n##No space\n## `two` ##\n';
  expect(parseLessonTitles(text)).toEqual(['One thing', 'two']);
});

test('what looks like a heading within code is none', () => {
  expect(parseLessonTitles('## One\n```sh\n## comment\n```\n~~~~\n```\n## no\n~~~~\n## Two')).toEqual(['One', 'Two']);
});

test('a course of a hundred thousand headings has a hundred lessons', () => {
  expect(parseLessonTitles('## a\n'.repeat(100_000))).toHaveLength(100);
});

test('a given number counts more than headings, and what has no heading has a number', () => {
  const course = { hub: 'upskill', lessons: 3, lessonTitles: ['One'] } as const;
  expect(getLessons({ ...course, lessonTitles: ['One'] })).toEqual(['One', 'Lesson 2', 'Lesson 3']);
  expect(getLessons({ ...course, lessons: null, lessonTitles: ['One'] })).toEqual(['One']);
  expect(getLessons({ ...course, hub: 'dochub', lessonTitles: ['One'] })).toEqual([]);
});
