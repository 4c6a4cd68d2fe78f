import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isInputObjectType } from 'graphql';
import { kindsOfPeople as people, mayCall } from '#access/access-table';
import { rootFieldAudiences } from '#access/audiences';
import { hasRule } from '#access/rules';
import { createSchema } from '#schema';
import { operationsOf } from '#test/operations';
import { sampleArguments } from '#test/sample-arguments';
import { makeWorld, nothings, type World } from '#test/world';

const schema = createSchema();

test('every root field of the schema names its audience: closed by default', () => {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const named = rootFieldAudiences();
  expect(named.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
  expect(named.filter(({ audiences }) => audiences.length === 0)).toEqual([]);
});

test('every input type names the rule that it is parsed by', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  expect(inputs.filter(({ name }) => !hasRule(name)).map(String)).toEqual([]);
});

describe('the door of every operation, for every kind of person', () => {
  let world: World;
  beforeAll(async () => void (world = await makeWorld()));
  afterAll(() => world.app.stop());

  const operations = operationsOf(schema).filter(({ kind, name }) => kind !== 'subscription' && name !== 'signOut');
  test.each(
    operations.flatMap((operation) => Object.keys(people).map((kind) => [operation.name, kind, operation] as const)),
  )('%s for %s', async (name, kind, { audiences, document }) => {
    const args = sampleArguments(nothings())[name];
    if (!args) throw new Error(`${name} has no line in test/sample-arguments.ts`);
    const { errors } = (await world.clients[kind]?.graphql(document, args)) ?? {};
    const code = errors?.[0]?.extensions.code;
    const person = people[kind] ?? null;
    if (mayCall(audiences, person)) {
      // Past the door: whatever is wrong from here on is not the door's.
      if (!audiences.includes('anyone')) expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(code);
    } else expect(code).toBe(person ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  });
});
