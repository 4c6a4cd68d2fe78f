import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { subscribeTo } from '#test/socket';

const mark = 'mutation ($id: ID!, $done: Int!) { markCourseProgress(resourceId: $id, done: $done) { id done total } }';
const course = 'query ($id: ID!) { courseLessons(resourceId: $id) { lessons standing { done total } } }';
const upskill =
  '{ knowledgeSummary { upskill { courses { title standing { done total } } recentLearning { description } } } }';

let app: TestApp;
let analyst: TestClient, developer: TestClient, tester: TestClient, client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  const person = (given: object) => app.make.user(given).then((user) => signInAs(app, user));
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
const getLessons = async (who: TestClient, id: string) =>
  (await who.graphql<{ courseLessons: object | null }>(course, { id })).data.courseLessons;

test('a course has a lesson for each heading, or its own number if it is given one', async () => {
  const id = await made({ content: '## Components\n\n## State' });
  expect(await getLessons(developer, id)).toEqual({
    lessons: ['Components', 'State'],
    standing: { done: 0, total: 2 },
  });
  await analyst.send('PUT', `${path}/${id}`, { content: '## Components' });
  expect(await getLessons(developer, id)).toMatchObject({ lessons: ['Components'] });
  await analyst.send('PUT', `${path}/${id}`, { isPremium: true });
  expect(await getLessons(developer, id)).toMatchObject({ lessons: ['Components'] });
  const changed = `mutation ($id: ID!) { updateKnowledgeResource(id: $id, input: { lessons: 3 }) { lessons } }`;
  expect((await analyst.graphql(changed, { id })).data).toEqual({ updateKnowledgeResource: { lessons: 3 } });
  expect(await getLessons(developer, id)).toMatchObject({ lessons: ['Components', 'Lesson 2', 'Lesson 3'] });
});

test('everyone has their own progress; the last update wins', async () => {
  const id = await made({ content: '## One\n## Two\n## Three' });
  expect(await marked(developer, id, 2)).toEqual({ id, done: 2, total: 3 });
  expect(await marked(developer, id, 1)).toEqual({ id, done: 1, total: 3 });
  expect(await marked(tester, id, 3)).toEqual({ id, done: 3, total: 3 });
  expect(await getLessons(developer, id)).toMatchObject({ standing: { done: 1, total: 3 } });
  await Promise.all([1, 2, 3].map((done) => marked(developer, id, done)));
  expect(await getLessons(developer, id)).toMatchObject({ standing: { total: 3 } });
  await analyst.send('PUT', `${path}/${id}`, { content: '## One' });
  expect(await getLessons(tester, id)).toMatchObject({ standing: { done: 1, total: 1 } });
});

test('too many or negative lessons, a draft and a document are rejected', async () => {
  const id = await made({ content: '## One' });
  expect(await marked(developer, id, 2)).toMatchObject({ fields: { done: 'This course has 1 lessons' } });
  expect(await marked(developer, id, -1)).toMatchObject({ code: 'BAD_USER_INPUT' });
  const draft = await made({ content: '## One', isPublished: false });
  expect(await marked(developer, draft, 1)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await getLessons(developer, draft)).toBeNull();
  const document = await made({ content: '## One', hub: 'dochub' });
  expect(await marked(developer, document, 0)).toMatchObject({ fields: { done: 'This resource has no lessons' } });
  expect(await marked(client, id, 1)).toMatchObject({ code: 'FORBIDDEN' });
});

test('Upskill shows progress and recent learning', async () => {
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

test("progress reaches all of the person's own devices within a second, and no one else", async () => {
  const [first, second] = [await made({ content: '## One\n## Two' }), await made({ content: '## One' })];
  const listen = async (who: TestClient) => {
    const query = 'subscription { courseProgressChanged { id done total } }';
    const { next, stop } = await subscribeTo<{ courseProgressChanged: object }>(who, query);
    return { heard: async () => (await next()).value?.data?.courseProgressChanged, stop };
  };
  const [own, other] = await Promise.all([listen(developer), listen(tester)]);

  const begun = performance.now();
  await marked(developer, first, 1);
  expect(await own.heard()).toEqual({ id: first, done: 1, total: 2 });
  expect(performance.now() - begun).toBeLessThan(1000);
  await marked(developer, first, 2);
  expect(await own.heard()).toEqual({ id: first, done: 2, total: 2 });
  await marked(tester, second, 1);
  expect(await other.heard()).toEqual({ id: second, done: 1, total: 1 });
  await Promise.all([own.stop(), other.stop()]);
});

test("courses are paginated, newest first, each with the viewer's progress", async () => {
  const page =
    'query ($first: Int!, $after: String) { upskillCourses(first: $first, after: $after) { edges { node { id title standing { done total } isSample } } pageInfo { hasNextPage endCursor } } }';
  interface Page {
    upskillCourses: { edges: Array<{ node: { id: string } }>; pageInfo: { hasNextPage: boolean; endCursor: string } };
  }
  const newest = await made({ title: 'Newest', content: '## One\n## Two' });
  await marked(developer, newest, 1);
  await made({ title: 'A draft', isPublished: false });
  const seen: string[] = [];
  let after: string | null = null;
  for (let more = true; more;) {
    const answer: { data: Page } = await developer.graphql<Page>(page, { first: 2, after });
    const { edges, pageInfo } = answer.data.upskillCourses;
    if (!after)
      expect(edges[0]?.node).toEqual({ id: newest, title: 'Newest', standing: { done: 1, total: 2 }, isSample: false });
    seen.push(...edges.map(({ node }) => node.id));
    [more, after] = [pageInfo.hasNextPage, pageInfo.endCursor];
  }
  const all = (await developer.graphql<Page>(page, { first: 500 })).data.upskillCourses;
  expect(seen).toEqual(all.edges.map(({ node }) => node.id));
  expect(seen.length).toBeGreaterThan(2);
  const { data } = await developer.graphql<Page>(page, { first: 2, after });
  expect(data.upskillCourses.edges).toEqual([]);
});
