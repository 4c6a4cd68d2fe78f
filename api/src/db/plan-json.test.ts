import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type ExecutionResult,
  getNamedType,
  type GraphQLObjectType,
  isObjectType,
  isRequiredArgument,
  parse,
  validate,
} from 'graphql';
import { pino } from 'pino';
import { sampleViewers, canCall } from '#access/access-table';
import { rootFieldAudiences } from '#access/audiences';
import type { Viewer } from '#access/viewer';
import { openOrm, getPool } from '#db/orm';
import { Reader } from '#db/read';
import { ReadCache } from '#db/read-cache';
import { getReadEntity } from '#db/returns-read';
import { entities } from '#entities';
import { formatGraphqlError } from '#errors';
import { createExecutor } from '#execute';
import { toResponseText } from '#http/graphql/response-text';
import { planJson } from '#db/plan-json';
import { createSchema } from '#schema';
import { startTestApp, type TestApp } from '#test/app';
import { makeRowsNasty } from '#test/nasty-rows';
import { createQueryMaker, createRandom, type Values } from '#test/random-queries';
import { getTrialCount } from '#test/trials';

const seed = 20261123;
const documents = 2000;
/** Some fields answer few queries, such as those of one person's conversations: more queries are made until each has answered one. */
const maxDocuments = 5 * documents;

const schema = createSchema();
const roots = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(getReadEntity);
let app: TestApp;
let reads: ReadCache;
let viewers: Array<Viewer | null>;
let values: Values;
let em: () => EntityManager;
let close: () => Promise<void>;
beforeAll(async () => {
  app = await startTestApp({ DEMO: 'on' });
  const orm = await openOrm({ url: app.databaseUrl, entities, log: pino({ level: 'silent' }) });
  const pool = await getPool(orm);
  // If several root fields fail, the response has the first error: on one connection it is always the same.
  pool.options.max = 1;
  reads = new ReadCache(pool, orm.getMetadata());
  em = () => orm.em.fork();
  close = () => orm.close(true);
  viewers = await Promise.all(
    Object.values(sampleViewers).map(async (kind) => {
      if (!kind) return null;
      const { rows } = await pool.query(
        'select id from users where role = $1 and contractor_role is not distinct from $2 order by id limit 1',
        [kind.role, kind.contractorRole],
      );
      return { ...kind, id: rows[0]?.id ?? (await app.make.user({ ...kind, hasPassword: false })).id };
    }),
  );
  for (const owner of viewers)
    if (owner) await app.make.message(await app.make.conversation({ owner: { ...owner, email: '' } }));
  await app.make.remoteOverride();
  const ids = await makeRowsNasty(pool, orm.getMetadata(), createRandom(seed));
  // With a time in every column, each conversation would be a deleted one.
  await pool.query('update conversations set deleted_at = null');
  values = {
    cursors: [],
    idsFor: (root, argument) => {
      const entity = argument === 'id' ? getReadEntity(root)?.name : argument.replace(/Id$/, '');
      return ids.get(String(entity).toLowerCase()) ?? [...ids.values()].flat();
    },
  };
});
afterAll(async () => {
  await close();
  await app.stop();
});

const audiences = new Map(rootFieldAudiences().map((each) => [each.field, each.audiences]));
const getAudiences = (field = '') => audiences.get(field) ?? [];

const contextFor = (viewer: Viewer | null) => ({
  viewer,
  session: { accessToken: null },
  em: em(),
  read: new Reader(reads, () => viewer),
  releaser: async () => null,
  securityLog: { record: () => undefined },
});
/** Locations differ: the other document has a text of its own. */
const toText = ({ data = null, errors }: ExecutionResult) => ({
  data: toResponseText({ data }),
  errors: errors
    ?.map((error) => formatGraphqlError(error))
    .map(({ locations: _locations, ...error }) => JSON.stringify(error))
    .toSorted(),
});
/**
 * Without data, one error ended the request: the executor decides which other errors were reported before
 * (https://spec.graphql.org/October2021/#sec-Handling-Field-Errors).
 */
const alike = (one: ReturnType<typeof toText>, other: ReturnType<typeof toText>) =>
  one.data === other.data &&
  (one.data === toResponseText({ data: null })
    ? one.errors?.some((error) => other.errors?.includes(error))
    : isDeepStrictEqual(one.errors, other.errors));

test('the database returns byte for byte what resolvers return, for random queries as every kind of viewer', async () => {
  const random = createRandom(seed);
  const make = createQueryMaker(schema, roots, random, values);
  const run = createExecutor(schema, reads.metadata);
  const answered = new Map(roots.map(({ name }) => [name, 0]));
  const differences: unknown[] = [];
  const isUnanswered = () => [...answered.values()].includes(0);
  for (let count = 0; count < documents || (count < maxDocuments && isUnanswered());) {
    const { source, variables, fields } = make();
    const document = parse(source(false));
    if (validate(schema, document).length > 0 || !planJson(schema, reads.metadata, document, '')) continue;
    count += 1;
    const callers = random() < 0.1 ? viewers : viewers.filter((each) => canCall(getAudiences(fields[0]), each));
    const viewer = callers[Math.floor(random() * callers.length)] ?? null;
    const context = contextFor(viewer);
    const written = toText(await run({ document, variables, context }));
    const resolved = toText(await run({ document: parse(source(true)), variables, context }));
    if (!written.errors) for (const field of fields) answered.set(field, (answered.get(field) ?? 0) + 1);
    for (const [, cursor = ''] of written.data.matchAll(/ursor":"([\w-]+)"/g) ?? []) values.cursors.push(cursor);
    if (!alike(written, resolved)) differences.push({ query: source(false), variables, viewer, written, resolved });
  }
  expect(differences.slice(0, 3)).toEqual([]);
  expect([...answered].filter(([, times]) => times === 0)).toEqual([]);
}, 120_000);

/** Selections of one field each, through connections and relations; each type once. */
function selectionsOfOneField(type: GraphQLObjectType, visited = new Set<string>()): string[] {
  visited.add(type.name);
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  return fields.flatMap(({ name, type: fieldType }) => {
    const of = getNamedType(fieldType);
    if (visited.has(of.name)) return [];
    if (!isObjectType(of)) return [name];
    return selectionsOfOneField(of, visited).map((inner) => `${name} { ${inner} }`);
  });
}

test('a resolver uses only what was read for it, for each field on its own, as every kind of viewer', async () => {
  const run = createExecutor(schema, reads.metadata);
  const faults = new Map<string, string>();
  // What a field reads depends little on who reads it: in every run, the next kind of viewer takes the next field.
  const step = getTrialCount({ short: 3, long: 1 });
  let count = 0;
  for (const { name, type, args } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const of = getNamedType(type);
    if (!isObjectType(of) || args.some(isRequiredArgument)) continue;
    for (const selection of selectionsOfOneField(of)) {
      const source = `{ ${name} @include(if: true) { ${selection} } }`;
      count += 1;
      const callers = viewers.filter((each) => canCall(getAudiences(name), each));
      for (const viewer of callers.filter((_, at) => (at + count) % Math.min(step, callers.length) === 0)) {
        const context = contextFor(viewer);
        const { errors = [] } = await run({ document: parse(source), variables: {}, context });
        for (const { message } of errors) if (message.includes('was not read')) faults.set(message, source);
      }
    }
  }
  expect([...faults]).toEqual([]);
}, 120_000);
