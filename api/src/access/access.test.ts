import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isInputObjectType } from 'graphql';
import { sampleViewers as people, canCall } from '#access/access-table';
import { rootFieldAudiences } from '#access/audiences';
import { findRule } from '#access/rules';
import { createSchema } from '#schema';
import { getOperations } from '#test/operations';
import { createSampleArguments } from '#test/sample-arguments';
import { createSocket, requestUpgrade } from '#test/socket';
import { createWorld, createMissingThings, type World } from '#test/world';

const schema = createSchema();

test('every root field declares its audience: access is denied by default', () => {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const named = rootFieldAudiences();
  expect(named.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
  expect(named.filter(({ audiences }) => audiences.length === 0)).toEqual([]);
});

test('every input type declares its validation rule', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  expect(inputs.filter(({ name }) => !findRule(name)).map(String)).toEqual([]);
});

describe('the access check of every operation, for every kind of person', () => {
  let world: World;
  beforeAll(async () => void (world = await createWorld()));
  afterAll(() => world.app.stop());

  const operations = getOperations(schema).filter(({ kind, name }) => kind !== 'subscription' && name !== 'signOut');
  test.each(
    operations.flatMap((operation) => Object.keys(people).map((kind) => [operation.name, kind, operation] as const)),
  )('%s for %s', async (name, kind, { audiences, document }) => {
    const args = createSampleArguments(createMissingThings())[name];
    if (!args) throw new Error(`${name} has no line in test/sample-arguments.ts`);
    const { errors } = (await world.clients[kind]?.graphql(document, args)) ?? {};
    const code = errors?.[0]?.extensions.code;
    const person = people[kind] ?? null;
    if (canCall(audiences, person)) {
      // Past the access check: any later error does not count here.
      if (!audiences.includes('anyone')) expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(code);
    } else expect(code).toBe(person ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  });

  const subscriptions = getOperations(schema).filter(({ kind }) => kind === 'subscription');
  const signedIn = Object.keys(people).filter((kind) => people[kind]);
  test.each(subscriptions.flatMap((operation) => signedIn.map((kind) => [operation.name, kind, operation] as const)))(
    'subscription %s for %s',
    async (name, kind, { audiences, document }) => {
      const client = world.clients[kind];
      if (!client) throw new Error(`No one is ${kind}`);
      const socket = createSocket(client);
      // The protocol allows a refusal before the first event or with it.
      interface Refusal {
        extensions: { code: string };
      }
      const codeIn = (faults: readonly Refusal[] | undefined) => faults?.[0]?.extensions.code;
      const first = socket
        .iterate({ query: document, variables: createSampleArguments(createMissingThings())[name] ?? {} })
        .next();
      const firstCode = first.then(({ value }) => codeIn((value as { errors?: Refusal[] }).errors), codeIn);
      if (canCall(audiences, people[kind] ?? null)) {
        // An allowed subscription waits for events: by the time others were refused, it has not been.
        const others = Array.from({ length: 3 }, () => client.graphql('{ me { id } }'));
        const code = await Promise.race([firstCode, Promise.all(others)]);
        expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(code);
      } else expect(await firstCode).toBe('FORBIDDEN');
      await socket.dispose();
    },
  );

  test('a signed-out socket does not open, so no one subscribes signed out', async () => {
    expect(await requestUpgrade(world.app.client)).toBe(401);
  });
});
