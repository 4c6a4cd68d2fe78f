import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

const query = `query ($search: String!, $hub: KnowledgeHub, $category: KnowledgeCategory, $first: Int, $after: String) {
  knowledgeMatches(search: $search, first: $first, after: $after, filter: { hub: $hub, category: $category }) {
    edges { node { id title excerpt category } } pageInfo { hasNextPage endCursor }
  }
}`;
interface Found {
  knowledgeMatches: {
    edges: Array<{ node: { id: string; title: string; excerpt: string } }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

let app: TestApp;
let developer: TestClient, analyst: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [developer, analyst] = await Promise.all([
    app.make.user({ role: 'contractor', contractorRole: 'developer' }).then((user) => signInAs(app, user)),
    app.make.user({ role: 'product_analyst' }).then((user) => signInAs(app, user)),
  ]);
});
afterAll(() => app.stop());

const make = (input: object) =>
  analyst.send('POST', '/api/knowledge-resources', { hub: 'dochub', category: 'guide', ...input });
const ask = async (who: TestClient, variables: object) =>
  (await who.graphql<Found>(query, { ...variables })).data.knowledgeMatches;
const titles = async (who: TestClient, variables: object) =>
  (await ask(who, variables)).edges.map(({ node }) => node.title);

test('matches in title, tags, description, content and file are ranked in that order, and words match as prefixes', async () => {
  await make({ title: 'In the file', fileContent: 'About zebras.' });
  await make({
    title: 'In the content',
    content: '## Heading\n\n- [ ] Two **zebras** cross the road_side, and `one` waits.',
  });
  await make({ title: 'In the tags', tags: ['wild Zebra', 'x'] });
  await make({ title: 'A zebra in the title' });
  await make({ title: 'Nothing of it', description: 'A horse.' });
  const found = await ask(developer, { search: ' ZEBR ' });
  expect(found.edges.map(({ node }) => node.title)).toEqual([
    'A zebra in the title',
    'In the tags',
    'In the content',
    'In the file',
  ]);
  expect(found.edges[2]?.node.excerpt).toBe('Heading Two zebras cross the road_side, and one waits');
  expect(await titles(developer, { search: 'zebras road' })).toEqual(['In the content']);
});

test('results are limited to what the viewer can see, in the selected hub and category', async () => {
  await make({ title: 'A quokka, draft', isPublished: false });
  await make({ title: 'A quokka, audit', category: 'audit' });
  await make({ title: 'A quokka, tool', hub: 'ai_nexus', category: 'tool' });
  expect(await titles(developer, { search: 'quokka' })).toEqual(['A quokka, tool', 'A quokka, audit']);
  expect(await titles(analyst, { search: 'quokka' })).toContain('A quokka, draft');
  expect(await titles(developer, { search: 'quokka', hub: 'dochub' })).toEqual(['A quokka, audit']);
  expect(await titles(developer, { search: 'quokka', category: 'tool' })).toEqual(['A quokka, tool']);
});

test('a long result is paginated without gaps or duplicates', async () => {
  for (let n = 0; n < 7; n += 1) await make({ title: `Okapi ${n}`, tags: n % 2 ? ['okapi'] : [] });
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Found['knowledgeMatches'] = await ask(developer, { search: 'okapi', first: 3, after });
    seen.push(...page.edges.map(({ node }) => node.id));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
});

test.each(['', '  ', '&!:*()', "'; drop table users; --", '% _'])(
  'searching for %j finds nothing and breaks nothing',
  async (search) => {
    expect(await titles(developer, { search })).toEqual([]);
  },
);

test('a search that is too long and a cursor of another list are rejected', async () => {
  const long = await developer.graphql(query, { search: 'a'.repeat(201) });
  expect(long.errors?.[0]?.extensions).toMatchObject({ fields: { search: 'Please keep this to 200 characters' } });
  const lost = await developer.graphql(query, { search: 'okapi', after: 'x' });
  expect(lost.errors?.[0]?.extensions).toMatchObject({ code: 'MALFORMED_REQUEST' });
});

test('texts of the maximum length are stored and searched', async () => {
  const words = (length: number) =>
    Array.from({ length: length / 5 }, (_, n) => n.toString(36).padStart(4, 'q')).join(' ');
  const { status } = await make({ title: 'Endless', content: words(199_000), fileContent: words(499_000) });
  expect(status).toBe(201);
  expect(await titles(developer, { search: 'endless' })).toEqual(['Endless']);
});

test("views count once a day per person, also across tabs, and don't change the resource", async () => {
  const { id } = await app.make.knowledgeResource();
  const read = async () =>
    (
      await developer.graphql<{ knowledgeResource: { viewCount: number; updatedAt: string } }>(
        'query ($id: ID!) { knowledgeResource(id: $id) { viewCount updatedAt } }',
        { id },
      )
    ).data.knowledgeResource;
  const before = await read();
  const count = 'mutation ($id: ID!) { countKnowledgeView(id: $id) }';
  await Promise.all([developer, developer, developer, analyst].map((who) => who.graphql(count, { id })));
  expect(await read()).toEqual({ ...before, viewCount: 2 });
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  await database.query('update knowledge_views set day = day - 1 where resource_id = $1', [id]);
  await database.end();
  await Promise.all([developer, developer].map((who) => who.graphql(count, { id })));
  expect(await read()).toEqual({ ...before, viewCount: 3 });
});
