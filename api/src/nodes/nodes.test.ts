import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isObjectType } from 'graphql';
import { v7 } from 'uuid';
import { sampleViewers } from '#access/access-table';
import { domains } from '#domains';
import { createSchema } from '#schema';
import { collectTestData } from '#test/test-data';
import { recordStatements } from '#test/statements';
import { createWorld, type World } from '#test/world';

const schema = createSchema();
const rows = collectTestData(({ nodes }) => nodes);
const types = Object.keys(rows);
const signedIn = Object.keys(sampleViewers).filter((kind) => sampleViewers[kind]);

/** Types with an id that `node` does not return, each with the reason. */
const notNodes: Record<string, string> = {
  BookedCall: 'the receipt of a booking; its key opens the call',
  Contact: 'a row over leads, accounts and projects, whose id is an email',
  CourseCard: 'a card of a KnowledgeResource, or a sample',
  CourseLessons: "a KnowledgeResource's lessons with the viewer's progress",
  CourseStanding: "the viewer's progress in a KnowledgeResource",
  CreatedReleaseKey: 'shows the secret of a ReleaseKey once',
  EnquiryReceipt: 'the receipt of a visitor, who can read the Enquiry by its key',
  KnowledgeCard: 'a card of a KnowledgeResource, or a sample',
  KnowledgeChange: 'an event',
  KnowledgeMatch: 'a search result over KnowledgeResource',
  Need: 'computed: an action item ends with its cause',
  PipelineDeal: 'a card of a Project or a Lead, or a sample',
  PortalPath: 'a request merged with what is in force',
  ProjectAtRisk: 'figures of a Project, with its id until released portals read `project`',
  PromptTemplate: 'its id is a number, as the specification says',
  PromptTemplateCard: 'a part of a PromptTemplate',
  ReferencedDocument: 'kept with the Message that cites it, also after the AiDocument is gone',
  ReferencedPassage: 'kept with the Message that cites it, also after the Passage is gone',
  RemoteOverride: 'only open ones are readable, which SQL decides',
  SalesClient: 'a part of a User with figures',
  Session: 'not a row with an id of its own: its id is a hash',
  StrategyCall: 'opened by its key, also by people without an account',
  SupportTicketChange: 'an event',
  TaskChange: 'an event',
  TeamMember: 'a part of a User with figures',
  ToolSuggestion: 'a receipt; it is not stored',
  TrialDocument: 'names an AiDocument',
};

test('every type with an id is a node, or has a reason why not', () => {
  const withId = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && 'id' in type.getFields());
  const names = withId.map(({ name }) => name);
  expect([...types, ...Object.keys(notNodes)].toSorted()).toEqual(names.toSorted());
});

test('the types that implement Node are those that domains register, and each has test data', () => {
  const implementing = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'),
  );
  const registered = domains.flatMap(({ nodes = {} }) => Object.keys(nodes));
  expect(implementing.map(({ name }) => name).toSorted()).toEqual(registered.toSorted());
  expect(types.toSorted()).toEqual(registered.toSorted());
});

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.app.stop());

interface Found {
  node: { __typename: string; id: string } | null;
}
const readNode = async (kind: string, id: string) => {
  const reply = await world.clients[kind]?.graphql<Found>('query ($id: ID!) { node(id: $id) { __typename id } }', {
    id,
  });
  expect(reply?.errors).toBeUndefined();
  return reply?.data.node ?? null;
};

describe.each(types)('%s', (type) => {
  test.each(['own', 'foreign'] as const)('only people who can see it get the one of the %s team', async (side) => {
    const { create, visibleTo, foreignVisibleTo } = rows[type] ?? { visibleTo: [], foreignVisibleTo: [] };
    const id = (await create?.(await (side === 'own' ? world.ownParts() : world.foreignParts()))) ?? '';
    const found = await Promise.all(signedIn.map(async (kind) => [kind, await readNode(kind, id)] as const));
    const expected = side === 'own' ? visibleTo : foreignVisibleTo;
    expect(found.flatMap(([kind, node]) => (node ? [kind] : [])).toSorted()).toEqual(expected.toSorted());
    for (const [, node] of found) if (node) expect(node).toEqual({ __typename: type, id });
    const { errors } = await world.app.client.graphql('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

const nodesQuery = `query ($ids: [ID!]!) { nodes(ids: $ids) {
  id ... on Project { title client { email } viewerCanUpdate activity(first: 1) { edges { node { description } } } }
  ... on SupportTicket { title latestMessages(first: 1) { edges { node { content } } } }
} }`;

test('nodes are in the order of their ids, each with the fields of its type, and null where there is none', async () => {
  const { things, make } = await world.ownParts();
  const foreign = await world.foreign();
  await make.activity({ id: things.project, title: '' }, 'It started');
  const ids = [things.ticket, v7(), things.project, foreign.project, things.ticket];
  const { data } = (await world.clients.client?.graphql<{ nodes: unknown[] }>(nodesQuery, { ids })) ?? {};
  const ticket = { id: things.ticket, title: expect.any(String), latestMessages: { edges: [] } };
  const project = {
    id: things.project,
    title: expect.any(String),
    client: { email: expect.any(String) },
    viewerCanUpdate: false,
    activity: { edges: [{ node: { description: 'It started' } }] },
  };
  expect(data?.nodes).toEqual([ticket, null, project, null, ticket]);
});

test('however many they are, the nodes of a type are read by one statement', async () => {
  const [one, other] = [await world.own(), await world.own()];
  const ids = [one, other].flatMap(({ project, ticket }) => [project, ticket]);
  const counted = await recordStatements(async () => world.clients.client?.graphql(nodesQuery, { ids }));
  expect(counted.statements.filter((text) => /from "(projects|support_tickets)" t/.test(text))).toHaveLength(2);
});

test.each([
  ['an id of another form', ['123'], 'MALFORMED_REQUEST'],
  ['more than a hundred ids', Array.from({ length: 101 }, () => v7()), 'BAD_USER_INPUT'],
])('%s are refused', async (_what, ids, code) => {
  const reply = await world.clients.client?.graphql(nodesQuery, { ids });
  expect(reply?.errors?.[0]?.extensions.code).toBe(code);
});
