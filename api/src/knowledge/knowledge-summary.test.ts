import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

const card = '{ resourceId title isSample }';
const query = `{ knowledgeSummary {
    docHub { definitions { ...f } contractSamples { ...f } discoveryDocs { ...f } auditDocs { ...f } }
    aiNexus { tools ${card} news ${card} }
    upskill { courses { title standing { done total } isSample } recentLearning { description isSample } }
  } } fragment f on Figure { value isSample }`;

let app: TestApp;
let client: TestClient, analyst: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [client, analyst] = await Promise.all([
    app.make.user().then((user) => signInAs(app, user)),
    app.make.user({ role: 'product_analyst' }).then((user) => signInAs(app, user)),
  ]);
});
afterAll(() => app.stop());

const summary = async (who: TestClient) =>
  (await who.graphql<{ knowledgeSummary: Record<string, unknown> }>(query)).data.knowledgeSummary;
const counts = (isSample: boolean, [definitions, contractSamples, discoveryDocs, auditDocs]: string[]) => ({
  definitions: { value: definitions, isSample },
  contractSamples: { value: contractSamples, isSample },
  discoveryDocs: { value: discoveryDocs, isSample },
  auditDocs: { value: auditDocs, isSample },
});
const times = <T>(length: number, one: T): T[] => Array.from({ length: length }, () => one);
const sampleCard = { resourceId: null, title: expect.any(String), isSample: true };

const hubs: Array<
  [name: string, hub: string, sample: object, category: string, real: (id: string) => object, off: object]
> = [
  [
    'docHub',
    'dochub',
    counts(true, ['12', '8', '15', '6']),
    'audit',
    () => counts(false, ['0', '0', '0', '1']),
    counts(false, ['0', '0', '0', '0']),
  ],
  [
    'aiNexus',
    'ai_nexus',
    { tools: times(4, sampleCard), news: times(3, sampleCard) },
    'tool',
    (resourceId) => ({ tools: [{ resourceId, title: 'Real', isSample: false }], news: [] }),
    { tools: [], news: [] },
  ],
  [
    'upskill',
    'upskill',
    {
      courses: [
        { title: 'React Mastery', standing: { done: 7, total: 12 }, isSample: true },
        { title: 'AI Integration', standing: null, isSample: true },
        { title: 'Team Leadership', standing: { done: 3, total: 6 }, isSample: true },
      ],
      recentLearning: times(3, { description: expect.any(String), isSample: true }),
    },
    'course',
    () => ({
      courses: [{ title: 'Real', standing: null, isSample: false }],
      recentLearning: [{ description: 'Real: added to Upskill', isSample: false }],
    }),
    { courses: [], recentLearning: [] },
  ],
];

test.each(hubs)(
  "%s: samples are shown until a resource of that hub is published; a draft doesn't count",
  async (name, hub, sample, category, real) => {
    await app.make.knowledgeResource({ hub, category, isPublished: false });
    for (const who of [client, analyst]) expect((await summary(who))[name]).toEqual(sample);
    const { id } = await app.make.knowledgeResource({ hub, category, title: 'Real' });
    for (const who of [client, analyst]) expect((await summary(who))[name]).toEqual(real(id));
  },
);

test('with samples off there are zeros and empty lists', async () => {
  const plain = await startTestApp({ SAMPLE_FIGURES: 'off' });
  const found = await summary(await signInAs(plain, await plain.make.user()));
  for (const [name, , , , , off] of hubs) expect(found[name]).toEqual(off);
  await plain.stop();
});

test('news is everything but tools, and each list has its own newest twelve', async () => {
  for (let n = 0; n < 13; n += 1)
    await app.make.knowledgeResource({ hub: 'ai_nexus', category: 'tool', title: `Tool ${n}` });
  const news = await app.make.knowledgeResource({ hub: 'ai_nexus', category: 'guide', title: 'A guide' });
  const { tools, ...rest } = (await summary(client)).aiNexus as { tools: Array<{ title: string }>; news: object[] };
  expect(rest.news).toEqual([{ resourceId: news.id, title: 'A guide', isSample: false }]);
  expect(tools.map(({ title }) => title)).toEqual(Array.from({ length: 12 }, (_, n) => `Tool ${12 - n}`));
});

test('the AI Nexus is paginated, tools and news separately, with samples until something is published there', async () => {
  const fresh = await startTestApp();
  const reader = await signInAs(fresh, await fresh.make.user());
  const page = `query ($area: AiNexusArea!, $after: String) { aiNexusCards(area: $area, first: 2, after: $after) {
    edges { node { id title isSample } } pageInfo { hasNextPage endCursor } } }`;
  interface Page {
    aiNexusCards: {
      edges: Array<{ node: { id: string; title: string; isSample: boolean } }>;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  }
  const ask = async (variables: object) => (await reader.graphql<Page>(page, variables)).data.aiNexusCards;
  const getTitles = ({ edges }: Page['aiNexusCards']) => edges.map(({ node }) => node.title);

  const samples = await ask({ area: 'tools' });
  expect(samples.edges).not.toEqual([]);
  for (const { node } of samples.edges) expect(node).toMatchObject({ isSample: true, id: node.title });
  expect(samples.pageInfo.hasNextPage).toBe(false);

  await fresh.make.knowledgeResource({ hub: 'ai_nexus', category: 'guide', title: 'A guide' });
  expect((await ask({ area: 'tools' })).edges).toEqual([]);
  for (const title of ['One', 'Two', 'Three'])
    await fresh.make.knowledgeResource({ hub: 'ai_nexus', category: 'tool', title });
  const first = await ask({ area: 'tools' });
  expect(getTitles(first)).toEqual(['Three', 'Two']);
  const rest = await ask({ area: 'tools', after: first.pageInfo.endCursor });
  expect([getTitles(rest), rest.pageInfo.hasNextPage]).toEqual([['One'], false]);
  expect(getTitles(await ask({ area: 'news' }))).toEqual(['A guide']);
  await fresh.stop();
});

test('a signed-out visitor gets nothing', async () => {
  expect((await app.client.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
