import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { as } from '#test/as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

const mark = 'mutation ($id: ID!, $done: Int!) { markCourseProgress(resourceId: $id, done: $done) { id done total } }';
const course = 'query ($id: ID!) { courseLessons(resourceId: $id) { lessons standing { done total } } }';
const upskill =
  '{ knowledgeSummary { upskill { courses { title standing { done total } } recentLearning { description } } } }';

let app: TestApp;
let analyst: TestClient, developer: TestClient, tester: TestClient, client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  const person = (given: object) => app.make.user(given).then((user) => as(app, user));
  [analyst, developer, tester, client] = await Promise.all([
    person({ role: 'product_analyst' }),
    person({ role: 'contractor', contractorRole: 'developer' }),
    person({ role: 'contractor', contractorRole: 'tester' }),
    person({}),
  ]);
});
afterAll(() => app.stop());

const path = '/api/knowledge-resources';
const made = async (input: object): Promise<string> => {
  const basics = { title: 'React', hub: 'upskill', category: 'course' };
  return (await analyst.send<{ id: string }>('POST', path, { ...basics, ...input })).body.id;
};
const marked = async (who: TestClient, id: string, done: number) => {
  const { data, errors } = await who.graphql<{ markCourseProgress: object }>(mark, { id, done });
  return data?.markCourseProgress ?? errors?.[0]?.extensions;
};
const lessonsOf = async (who: TestClient, id: string) =>
  (await who.graphql<{ courseLessons: object | null }>(course, { id })).data.courseLessons;

test('a course has the lessons of its headings, and its own number where it is given one', async () => {
  const id = await made({ content: '## Components\n\n## State' });
  expect(await lessonsOf(developer, id)).toEqual({
    lessons: ['Components', 'State'],
    standing: { done: 0, total: 2 },
  });
  await analyst.send('PUT', `${path}/${id}`, { content: '## Components' });
  expect(await lessonsOf(developer, id)).toMatchObject({ lessons: ['Components'] });
  await analyst.send('PUT', `${path}/${id}`, { isPremium: true });
  expect(await lessonsOf(developer, id)).toMatchObject({ lessons: ['Components'] });
  const changed = `mutation ($id: ID!) { updateKnowledgeResource(id: $id, input: { lessons: 3 }) { lessons } }`;
  expect((await analyst.graphql(changed, { id })).data).toEqual({ updateKnowledgeResource: { lessons: 3 } });
  expect(await lessonsOf(developer, id)).toMatchObject({ lessons: ['Components', 'Lesson 2', 'Lesson 3'] });
});

test('everybody has a progress of their own; what comes last counts', async () => {
  const id = await made({ content: '## One\n## Two\n## Three' });
  expect(await marked(developer, id, 2)).toEqual({ id, done: 2, total: 3 });
  expect(await marked(developer, id, 1)).toEqual({ id, done: 1, total: 3 });
  expect(await marked(tester, id, 3)).toEqual({ id, done: 3, total: 3 });
  expect(await lessonsOf(developer, id)).toMatchObject({ standing: { done: 1, total: 3 } });
  await Promise.all([1, 2, 3].map((done) => marked(developer, id, done)));
  expect(await lessonsOf(developer, id)).toMatchObject({ standing: { total: 3 } });
  await analyst.send('PUT', `${path}/${id}`, { content: '## One' });
  expect(await lessonsOf(tester, id)).toMatchObject({ standing: { done: 1, total: 1 } });
});

test('more lessons than there are, fewer than none, a draft and a document are refused', async () => {
  const id = await made({ content: '## One' });
  expect(await marked(developer, id, 2)).toMatchObject({ fields: { done: 'This course has 1 lessons' } });
  expect(await marked(developer, id, -1)).toMatchObject({ code: 'BAD_USER_INPUT' });
  const draft = await made({ content: '## One', isPublished: false });
  expect(await marked(developer, draft, 1)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await lessonsOf(developer, draft)).toBeNull();
  const document = await made({ content: '## One', hub: 'dochub' });
  expect(await marked(developer, document, 0)).toMatchObject({ fields: { done: 'This resource has no lessons' } });
  expect(await marked(client, id, 1)).toMatchObject({ code: 'FORBIDDEN' });
});

test('Upskill shows how far one is, and what one learnt last', async () => {
  const id = await made({ title: 'Testing', content: '## One\n## What waits' });
  await marked(developer, id, 2);
  interface Upskill {
    knowledgeSummary: { upskill: { courses: object[]; recentLearning: Array<{ description: string }> } };
  }
  const shown = async (who: TestClient) => (await who.graphql<Upskill>(upskill)).data.knowledgeSummary.upskill;
  const own = await shown(developer);
  expect(own.courses).toContainEqual({ title: 'Testing', standing: { done: 2, total: 2 } });
  expect(own.recentLearning[0]?.description).toBe('Testing: lesson 2, “What waits”, completed');
  const others = await shown(tester);
  expect(others.courses).toContainEqual({ title: 'Testing', standing: { done: 0, total: 2 } });
  expect(others.recentLearning.map(({ description }) => description)).not.toContain(own.recentLearning[0]?.description);
});
