import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getNamedType, type GraphQLOutputType, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { isInAudience } from 'rules/audiences';
import { tokenAreaNames, tokenAreas, type TokenAreaName, tokenScopes, type TokenScope } from 'rules/access-tokens';
import { canCall, sampleViewers } from '#access/access-table';
import { getTokenScope } from '#access/token-scopes';
import { domains } from '#domains';
import { createSchema } from '#schema';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { getOperations, type Operation } from '#test/operations';
import { createSampleArguments } from '#test/sample-arguments';
import { signInAs } from '#test/sign-in-as';
import { createSocket, subscribeTo } from '#test/socket';
import { createMissingThings, createWorld, type World } from '#test/world';

const schema = createSchema();
const roots = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};
const getScope = ({ kind, name }: Operation): TokenScope | null => {
  const field = roots[kind]?.getFields()[name];
  return field ? getTokenScope(field) : null;
};
const operations = getOperations(schema);
const kinds = Object.keys(sampleViewers).filter((kind) => sampleViewers[kind]);
const findCaller = ({ audiences }: Operation) => kinds.find((kind) => canCall(audiences, sampleViewers[kind] ?? null));

test.each(['signIn', 'register', 'changePassword', 'confirmPassword', 'sessions', 'addPasskey', 'accessTokens'])(
  'no token can call %s',
  (name) => {
    const operation = operations.find((each) => each.name === name);
    expect(operation && getScope(operation)).toBeNull();
  },
);

test.each(tokenAreaNames)('the area %s is offered to those who can call an operation of it', (area: TokenAreaName) => {
  const ofArea = operations.filter((each) => getScope(each)?.startsWith(`${area}_`));
  const callers = kinds.filter((kind) =>
    ofArea.some(({ audiences }) =>
      audiences.some((audience) => audience !== 'anyone' && isInAudience(audience, sampleViewers[kind] ?? null)),
    ),
  );
  const offered = kinds.filter((kind) =>
    tokenAreas[area].audiences.some((audience) => isInAudience(audience, sampleViewers[kind] ?? null)),
  );
  expect(offered).toEqual(callers);
});

describe('what is below an operation', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp()));
  afterAll(() => app.stop());

  const nested: Array<[TokenScope, TokenScope, string, string]> = [
    [
      'projects_read',
      'tickets_read',
      'Activity.supportTicket',
      '{ activity { edges { node { supportTicket { title } } } } }',
    ],
    [
      'projects_write',
      'people_read',
      'User.role',
      '{ projects { edges { node { client { id firstName email role } } } } }',
    ],
    [
      'projects_read',
      'people_read',
      'User.openSessions',
      '{ projects { edges { node { developer { openSessions } } } } }',
    ],
    [
      'projects_read',
      'people_read',
      'User.lastSeenAt',
      '{ projects { edges { node { ...P } } } } fragment P on Project { client { lastSeenAt } }',
    ],
    [
      'tickets_read',
      'people_read',
      'User.hasSecondFactor',
      '{ supportTickets { edges { node { client { ... { hasSecondFactor } } } } } }',
    ],
    [
      'tickets_read',
      'projects_read',
      'Project.status',
      '{ supportTickets { edges { node { project { id title status } } } } }',
    ],
  ];

  const createProgram = async (scopes: TokenScope[]) => {
    const user = await app.make.user({ role: 'admin' });
    const { token } = await app.make.accessToken({ user, scopes });
    return Object.assign(createTestClient(app.url), { key: token });
  };

  test.each(nested)('a token with %s needs %s for %s', async (own, other, field, document) => {
    const send = async (scopes: TokenScope[]) => (await (await createProgram(scopes)).graphql(document)).errors?.[0];
    expect(await send([own])).toMatchObject({
      message: `This access token needs the permission ${other} for ${field}`,
    });
    expect(await send([own, other])).toBeUndefined();
  });

  test('a subscription with projects_read needs tickets_read for Activity.supportTicket', async () => {
    const ticket = await app.make.ticket({ title: 'Slow page' });
    const document = 'subscription { activityAdded { supportTicket { title } } }';
    const message = 'This access token needs the permission tickets_read for Activity.supportTicket';
    const socket = createSocket(await createProgram(['projects_read']));
    await expect(socket.iterate({ query: document }).next()).rejects.toMatchObject([{ message }]);
    await socket.dispose();
    const { next, stop } = await subscribeTo(await createProgram(['projects_read', 'tickets_read']), document);
    const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
    await admin.graphql('mutation ($id: ID!) { resolveTicket(id: $id) { id } }', { id: ticket.id });
    expect((await next()).value).toEqual({ data: { activityAdded: { supportTicket: { title: 'Slow page' } } } });
    await stop();
  });

  test('name, picture and email of a person come with what they appear in', async () => {
    await app.make.project({ client: await app.make.user() });
    const document = '{ projects { edges { node { client { id firstName lastName profileImageUrl email } } } } }';
    const { errors } = await (await createProgram(['projects_read'])).graphql(document);
    expect(errors).toBeUndefined();
  });

  test('the title of a project comes with its ticket or payout', async () => {
    await app.make.ticket({ project: await app.make.project() });
    const document = '{ supportTickets { edges { node { project { id title } } } } payouts { project { id title } } }';
    const { errors } = await (await createProgram(['tickets_read', 'payouts_read'])).graphql(document);
    expect(errors).toBeUndefined();
  });

  test('an operation that a token has no permission for is refused by its own name', async () => {
    const { data, errors } = await (
      await createProgram(['leads_read'])
    ).graphql('{ projects { edges { node { client { role } } } } leads { edges { node { id } } } }');
    expect(errors?.map(({ message }) => message)).toEqual([
      'This access token needs the permission projects_read for projects',
    ]);
    expect(data).toEqual({ projects: null, leads: { edges: [] } });
  });
});

test('a token never comes upon things of domains that are closed to it, except those with a reason', () => {
  const reasons: Record<string, string> = {
    ContractorProfile: 'a part of a User, with the permission of people',
    StoredFile: 'a part of what it is attached to',
  };
  const { objectTypes } = getMetadataStorage();
  const closed = domains
    .filter(({ tokenArea }) => !tokenArea)
    .flatMap(({ entities = [] }) => objectTypes.filter(({ target }) => entities.some((entity) => entity === target)))
    .map(({ name }) => name);
  const reached = new Set<string>();
  const visitType = (type: GraphQLOutputType) => {
    const named = getNamedType(type);
    if (!isObjectType(named) || reached.has(named.name)) return;
    reached.add(named.name);
    for (const field of Object.values(named.getFields())) visitType(field.type);
  };
  for (const root of Object.values(roots))
    for (const field of Object.values(root?.getFields() ?? {})) if (getTokenScope(field)) visitType(field.type);
  expect(closed.filter((name) => reached.has(name)).toSorted()).toEqual(Object.keys(reasons));
});

describe('the scope that each operation needs', () => {
  let world: World;
  beforeAll(async () => void (world = await createWorld()));
  afterAll(() => world.app.stop());

  const users = new Map<string, ReturnType<World['app']['make']['user']>>();
  async function withScopes(kind: string, scopes: TokenScope[]): Promise<TestClient> {
    const principal = sampleViewers[kind];
    if (!principal) throw new Error('Tokens belong to people');
    const user = await (users.get(kind) ?? world.app.make.user({ ...principal, hasPassword: false }));
    users.set(kind, Promise.resolve(user));
    const { token } = await world.app.make.accessToken({ user, scopes });
    return Object.assign(createTestClient(world.app.url), { key: token });
  }
  interface Refusal {
    message: string;
    extensions: { code: string };
  }
  const call = async (client: TestClient, { kind, name, document }: Operation, isRefused = true) => {
    const args = createSampleArguments(createMissingThings())[name] ?? {};
    if (kind !== 'subscription') return (await client.graphql(document, args)).errors?.[0];
    const socket = createSocket(client);
    const first = socket.iterate({ query: document, variables: args }).next();
    const getFirst = (errors: readonly Refusal[] | undefined) => errors?.[0];
    const refusal = first.then(({ value }) => getFirst((value as { errors?: Refusal[] }).errors), getFirst);
    // An allowed subscription waits for events: by the time others were refused, it has not been.
    const others = Promise.all(Array.from({ length: 3 }, () => client.graphql('{ me { id } }')));
    const error = await (isRefused ? refusal : Promise.race([refusal, others.then(() => undefined)]));
    await socket.dispose();
    return error;
  };

  const nestedScopes: TokenScope[] = ['people_read', 'tickets_read', 'payouts_read'];
  const callable = operations.filter((each) => getScope(each) && findCaller(each) && findCaller(each) !== 'founder');
  test.each(callable.map((operation) => [operation.name, getScope(operation), operation] as const))(
    '%s: %s',
    async (name, scope, operation) => {
      const kind = findCaller(operation);
      if (!scope || !kind) throw new Error(`${name} has no caller`);
      const unlocking = [scope, scope.replace(/_read$/, '_write')];
      const without = await call(
        await withScopes(
          kind,
          tokenScopes.filter((each) => !unlocking.includes(each)),
        ),
        operation,
      );
      expect(without).toMatchObject({
        message: `This access token needs the permission ${scope} for ${name}`,
        extensions: { code: 'FORBIDDEN' },
      });
      // The operation of this test reads every field of what it returns, also those of other areas.
      const error = await call(await withScopes(kind, [scope, ...nestedScopes]), operation, false);
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).not.toContain(error?.extensions.code);
    },
  );

  const closed = operations.filter((each) => !getScope(each) && findCaller(each) && findCaller(each) !== 'founder');
  test.each(closed.map((operation) => [operation.name, operation] as const))(
    '%s: never, whatever the scopes',
    async (name, operation) => {
      const error = await call(await withScopes(findCaller(operation) ?? '', tokenScopes), operation);
      expect(error).toMatchObject({
        message: `${name} isn't available to access tokens. Sign in instead`,
        extensions: { code: 'FORBIDDEN' },
      });
    },
  );
});
