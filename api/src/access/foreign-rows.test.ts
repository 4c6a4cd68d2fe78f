import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getNamedType, isInputObjectType, type GraphQLInputField, type GraphQLArgument } from 'graphql';
import { createSchema } from '#schema';
import { type Operation, getOperations } from '#test/operations';
import { collectTestData } from '#test/test-data';
import { createSampleArguments } from '#test/sample-arguments';
import { createWorld, createMissingThings, type Things, type World } from '#test/world';

const operations = getOperations(createSchema()).filter(({ kind }) => kind !== 'subscription');

/** Paths of the ids among the arguments: `id`, `input.projectId`. Prompt templates have numeric ids (contract §4). */
const idPaths = ({ args, name }: Operation) => args.flatMap((arg) => pathsIn(arg, name));
function pathsIn(field: GraphQLArgument | GraphQLInputField, operation: string): string[] {
  const type = getNamedType(field.type);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((inner) =>
      pathsIn(inner, operation).map((path) => `${field.name}.${path}`),
    );
  const isId = type.name === 'ID' || (operation.endsWith('PromptTemplate') && field.name === 'id');
  return isId || field.name === 'templateIds' ? [field.name] : [];
}

const callers = collectTestData((data) => data.callers);

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.app.stop());

const withIds = operations
  .filter((operation) => idPaths(operation).length > 0)
  // It ends the caller's other sessions, of which endSession needs one.
  .toSorted((a, b) => Number(a.name === 'removePasskey') - Number(b.name === 'removePasskey'));

test('every operation that takes an id has a caller, and no other', () => {
  expect(Object.keys(callers).toSorted()).toEqual(withIds.map(({ name }) => name).toSorted());
});

describe.each(withIds.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  const caller = callers[name];
  const call = async (things: Things) => {
    const client = world.clients[caller?.as ?? ''];
    const reply = await client?.graphql<Record<string, unknown>>(
      operation.document,
      caller?.arguments?.(things) ?? createSampleArguments(things)[name] ?? {},
    );
    return { code: reply?.errors?.[0]?.extensions.code, answer: reply?.data?.[name], errors: reply?.errors };
  };
  /** Not found: an error, null if the field is nullable or a list of nullable items, or a connection without items. */
  const expectNothing = ({ code, answer }: Awaited<ReturnType<typeof call>>) => {
    const found = (answer as { edges?: unknown[] } | null)?.edges ?? [answer].flat();
    if (code === undefined && found.every((each) => each === null)) return;
    expect(code).toMatch(/^(NOT_FOUND|BAD_USER_INPUT)$/);
  };

  test("accepts the caller's own row", async () => {
    const { errors, answer } = await call(await world.own(name));
    expect(errors).toBeUndefined();
    expect(answer).toBeTruthy();
  });

  test(
    caller?.shared
      ? `accepts other people's rows: ${caller.shared}`
      : "does not find other people's rows and changes nothing",
    async () => {
      const foreign = await world.foreign(name);
      const before = await world.rowCount();
      const reply = await call(foreign);
      if (caller?.shared) expect(reply.errors).toBeUndefined();
      else {
        expectNothing(reply);
        expect(await world.rowCount()).toEqual(before);
      }
    },
  );

  test('does not find a row that does not exist', async () => {
    expectNothing(await call(createMissingThings()));
  });
});
