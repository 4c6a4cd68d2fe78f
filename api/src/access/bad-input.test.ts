import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { isInAudience } from 'rules/audiences';
import { sampleViewers } from '#access/access-table';
import { isTextScalar } from '#scalars';
import { createSchema } from '#schema';
import { type Operation, getOperations } from '#test/operations';
import { createSampleArguments } from '#test/sample-arguments';
import { createWorld, type World } from '#test/world';

const operations = getOperations(createSchema()).filter(
  ({ kind, name }) => kind !== 'subscription' && name !== 'signOut',
);

/** A path to a value, such as input.title. */
interface Place {
  path: string[];
  typeName: string;
  /** Text, of any format. */
  isText: boolean;
  isEnum: boolean;
  /** An input object, not a list of them. */
  isInput: boolean;
  isRequired: boolean;
}

const getPlaces = ({ args }: Operation) => args.flatMap((arg) => placesIn(arg, []));
function placesIn(field: GraphQLArgument | GraphQLInputField, above: string[]): Place[] {
  const path = [...above, field.name];
  const type = getNamedType(field.type);
  const isRequired = isNonNullType(field.type) && field.defaultValue === undefined;
  const isList = isListType(field.type);
  const self = {
    path,
    typeName: isList ? 'List' : type.name,
    isText: !isList && isScalarType(type) && isTextScalar(type),
    isEnum: isEnumType(type),
    isInput: !isList && isInputObjectType(type),
    isRequired,
  };
  if (!isInputObjectType(type)) return [self];
  return [self, ...Object.values(type.getFields()).flatMap((inner) => placesIn(inner, path))];
}

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const nul = 'a\0b';
const halfOfAPair = 'a\ud800b';
const huge = 'a'.repeat(900_000);

/** Values an attacker may send for any input. None may cause a 500. */
const strange: Array<[string, unknown]> = [
  ['text with a NUL', nul],
  ['half of a surrogate pair', halfOfAPair],
  ['900 kB of text', huge],
  ['no text at all', ''],
  ['a number out of range', 2 ** 53],
  ['a negative number', -1],
  ['a fraction', 0.5],
  ['a boolean', true],
  ['a list', [nul]],
  ['an object', { $ne: null }],
  ['lists in lists, 400 deep', deep(400)],
  ['null', null],
  ['a malformed id', '123'],
  ['a date that does not exist', '2026-02-30'],
  ['SQL', `'; drop table users; --`],
];

/** What this input always rejects, so nothing may be written. */
function surelyBad({ typeName, isText, isEnum, isRequired }: Place, value: unknown): boolean {
  if (value === null) return isRequired;
  if (typeName === 'JSONObject') return value === nul || Array.isArray(value) || typeof value !== 'object';
  if (value === nul || value === huge || value === halfOfAPair) return true;
  if (typeof value === 'object') return typeName !== 'List' || !Array.isArray(value) || value[0] !== undefined;
  if (isEnum) return true;
  return isText && typeof value !== 'string';
}

/** The kind of values that GraphQL rejects before our code runs, for this input: testing one input of each kind is enough. */
function getRefusedKind({ typeName, isText, isEnum, isInput }: Place, value: unknown): string | undefined {
  if (value === null) return undefined;
  if (isInput) return typeof value === 'object' && !Array.isArray(value) ? undefined : 'input object';
  if (isEnum) return 'enum';
  if (isText) return typeof value === 'string' ? undefined : typeName;
  return ['Int', 'Float', 'Boolean'].includes(typeName) && typeof value === 'string' ? typeName : undefined;
}
const shown = new Set<string>();
function isShown(place: Place, what: string, value: unknown): boolean {
  const kind = getRefusedKind(place, value);
  if (kind === undefined) return false;
  const key = `${kind} ${what}`;
  if (shown.has(key)) return true;
  shown.add(key);
  return false;
}

function withValue(args: unknown, [head, ...rest]: string[], value: unknown): unknown {
  if (head === undefined) return value;
  const given = typeof args === 'object' && args !== null ? args : {};
  return { ...given, [head]: withValue((given as Record<string, unknown>)[head], rest, value) };
}

/** A filter replaces the deprecated arguments, which are ignored beside it. */
function getArgumentsFor({ path: [name] }: Place, { args }: Operation, sample: Record<string, unknown> = {}) {
  const { filter, ...others } = sample;
  return filter && args.some((arg) => arg.name === name && arg.deprecationReason) ? others : sample;
}

/** The least privileged kind of person who may call the operation. */
function getCaller({ audiences }: Operation): string {
  if (audiences.every((audience) => audience === 'releaser')) return 'releaser';
  const kinds = ['client', 'developer', 'sales', 'pm', 'analyst', 'admin', 'founder', 'signed out'];
  const caller = kinds.find((kind) =>
    audiences.some((audience) => isInAudience(audience, sampleViewers[kind] ?? null)),
  );
  if (!caller) throw new Error(`No one may call ${audiences.join()}`);
  return caller;
}

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.app.stop());

describe.each(
  operations.filter(({ args }) => args.length > 0).map((operation) => [operation.name, operation] as const),
)('%s', (name, operation) => {
  const isQuery = operation.kind === 'query';
  const prepare = async () => ({
    args: createSampleArguments(await world.own(name))[name],
    rows: await world.rowCount(),
  });
  /** Shared by all inputs until something changes. */
  let prepared: Awaited<ReturnType<typeof prepare>> | undefined;
  test.each(getPlaces(operation).map((place) => [place.path.join('.'), place] as const))(
    'rejects bad values of %s with a clear error, and writes nothing',
    async (_path, place) => {
      const client = world.clients[getCaller(operation)];
      const send = async (what: string, value: unknown) => {
        prepared ??= await prepare();
        const args = getArgumentsFor(place, operation, prepared.args);
        const reply = await client?.graphql(operation.document, withValue(args, place.path, value) as object);
        const fault = reply?.errors?.[0];
        const code = fault?.extensions.code;
        const seen = { what, status: reply?.status, code, message: fault?.message };
        if (fault)
          expect(seen).toMatchObject({
            code: expect.not.stringMatching(/INTERNAL|UNAVAILABLE/),
            message: expect.stringMatching(/\S/),
          });
        if (code === 'BAD_USER_INPUT') expect(Object.keys(fault?.extensions.fields ?? {})).not.toEqual([]);
        return seen;
      };
      const expectNothingWritten = async (what: string) =>
        prepared && expect({ what, rows: await world.rowCount() }).toEqual({ what, rows: prepared.rows });

      const values = strange.filter(([what, value]) => !isShown(place, what, value));
      for (const [what, value] of values.filter(([, each]) => surelyBad(place, each)))
        expect(await send(what, value)).toMatchObject({ what, code: expect.any(String) });
      // Counting takes as long as a request.
      await expectNothingWritten('surely bad');

      for (const [what, value] of values.filter(([, each]) => !surelyBad(place, each))) {
        const { code } = await send(what, value);
        if (code !== undefined && !isQuery) await expectNothingWritten(what);
        // The first view of a course is recorded.
        if (code === undefined)
          prepared = isQuery && prepared ? { ...prepared, rows: await world.rowCount() } : undefined;
      }
      await expectNothingWritten('the last one');
    },
  );
});
