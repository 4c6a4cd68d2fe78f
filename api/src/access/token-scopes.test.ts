import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isInAudience } from 'rules/audiences';
import { tokenAreaNames, tokenAreas, type TokenAreaName, tokenScopes, type TokenScope } from 'rules/access-tokens';
import { canCall, sampleViewers } from '#access/access-table';
import { getTokenScope } from '#access/token-scopes';
import { createSchema } from '#schema';
import { createTestClient, type TestClient } from '#test/client';
import { getOperations, type Operation } from '#test/operations';
import { createSampleArguments } from '#test/sample-arguments';
import { createSocket } from '#test/socket';
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
      const error = await call(await withScopes(kind, [scope]), operation, false);
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
