import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }';
const invite = 'mutation ($input: CreateInvitationInput!) { createInvitation(input: $input) { id } }';

const post = async (body: object, accept?: string) => {
  const reply = await app.client.send<{
    data?: unknown;
    errors: Array<{ message: string; locations?: unknown[]; extensions: { code: string } }>;
  }>('POST', '/graphql', body, accept ? { accept } : {});
  const [fault] = reply.body.errors ?? [];
  return {
    status: reply.status,
    hasData: 'data' in reply.body,
    code: fault?.extensions.code,
    message: fault?.message,
    locations: fault?.locations,
    allow: reply.headers.get('allow'),
    vary: reply.headers.get('vary'),
    type: reply.headers.get('content-type')?.split(';')[0],
  };
};

const rejected: Array<[what: string, body: object, code: string]> = [
  ['a document that cannot be parsed', { query: '{ me {' }, 'MALFORMED_REQUEST'],
  ['a field that there is not', { query: '{ nothing }' }, 'MALFORMED_REQUEST'],
  [
    'a variable that its rule refuses',
    { query: signIn, variables: { input: { email: 'ada', password: 'x' } } },
    'BAD_USER_INPUT',
  ],
  ['a variable of a wrong type', { query: signIn, variables: { input: 7 } }, 'BAD_USER_INPUT'],
  ['no variable', { query: '{ callSlots(days: $days) { startsAt } }' }, 'MALFORMED_REQUEST'],
  [
    'bad variables of an operation that one may not call',
    { query: invite, variables: { input: {} } },
    'UNAUTHENTICATED',
  ],
  [
    'an operation that the document does not have',
    { query: '{ me { id } }', operationName: 'Other' },
    'MALFORMED_REQUEST',
  ],
];

describe.each(rejected)('%s', (_what, body, code) => {
  test('is 200 without data for clients that accept JSON', async () => {
    expect(await post(body)).toMatchObject({
      status: 200,
      hasData: false,
      code,
      type: 'application/json',
      vary: 'Accept',
    });
    expect(await post(body, '*/*')).toMatchObject({ status: 200, hasData: false, code });
  });

  test('is 400 without data for clients that accept GraphQL responses', async () => {
    for (const accept of [
      'application/graphql-response+json',
      'application/graphql-response+json, application/json;q=0.9',
    ])
      expect(await post(body, accept)).toMatchObject({
        status: 400,
        hasData: false,
        code,
        type: 'application/graphql-response+json',
      });
  });
});

test('an operation above the budget is 400 for everyone', async () => {
  const query = `{ ${Array.from({ length: 300 }, (_, n) => `a${n}: callSlots { startsAt }`).join(' ')} }`;
  for (const accept of [undefined, 'application/json', 'application/graphql-response+json'])
    expect(await post({ query }, accept)).toMatchObject({ status: 400, hasData: false, code: 'QUERY_TOO_EXPENSIVE' });
});

test("a body that isn't a GraphQL request is 400 for everyone", async () => {
  for (const body of [{}, { variables: {} }, { query: 7 }])
    expect(await post(body)).toMatchObject({ status: 400, hasData: false });
});

test('an operation that ran and was rejected by its field is 200, with the field null', async () => {
  const variables = { input: { email: 'ada@test.test', role: 'client' } };
  expect(await post({ query: invite, variables })).toMatchObject({
    status: 200,
    hasData: true,
    code: 'UNAUTHENTICATED',
  });
});

test.each([
  ['compiled', '{ contractorSummary { openTickets } me { id } }', 'contractorSummary'],
  ['written by the database', '{ users { edges { node { id } } } projects { edges { node { id } } } }', 'users'],
])('a refusal is null at its field only, in an operation that is %s', async (_how, query, refused) => {
  const client = await signInAs(app, await app.make.user());
  const { data, errors } = await client.graphql<Record<string, unknown>>(query);
  const others = Object.entries(data).filter(([name]) => name !== refused);
  expect(data[refused]).toBeNull();
  expect(others.map(([, value]) => value)).toEqual([expect.any(Object)]);
  expect(errors).toMatchObject([{ path: [refused], extensions: { code: 'FORBIDDEN' } }]);
});

test.each([
  ['compiled', '{\n  contractorSummary { openTickets }\n}'],
  ['written by the database', '{\n  projects { edges { node { id } } }\n}'],
])('an error of an operation that is %s says where its field is in the document', async (_how, query) => {
  expect(await post({ query })).toMatchObject({ code: 'UNAUTHENTICATED', locations: [{ line: 2, column: 3 }] });
});

test.each([
  ['GET', 'POST'],
  ['PUT', 'GET, HEAD, POST'],
  ['PATCH', 'GET, HEAD, POST'],
  ['DELETE', 'GET, HEAD, POST'],
])('%s is 405 and allows %s', async (method, allow) => {
  const response = await fetch(`${app.url}/graphql?query={__typename}`, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  expect(await response.json()).toEqual({
    errors: [{ message: 'Send operations by POST', extensions: { code: 'METHOD_NOT_ALLOWED' } }],
  });
});

test('OPTIONS names every method', async () => {
  const { status, headers } = await fetch(`${app.url}/graphql`, { method: 'OPTIONS' });
  expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, POST']);
});

test('a subscription sent by POST is 405 for everyone, and says where subscriptions run', async () => {
  const query = 'subscription { activityAdded { description } }';
  for (const accept of [undefined, 'application/json', 'application/graphql-response+json'])
    expect(await post({ query }, accept)).toMatchObject({
      status: 405,
      allow: 'GET',
      hasData: false,
      code: 'METHOD_NOT_ALLOWED',
      message: 'Subscriptions run over the WebSocket at /graphql',
    });
});
