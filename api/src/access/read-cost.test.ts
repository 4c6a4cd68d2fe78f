import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type DocumentNode, getIntrospectionQuery, parse, separateOperations } from 'graphql';
import { defaultPageSize, maxPageSize } from 'rules/paging';
import { sampleViewers } from '#access/access-table';
import { createOperationCheck } from '#access/check-operation';
import { coerceVariables } from '#access/coerce-variables';
import { getOperation } from '#access/get-operation';
import { type RootCost, computeReadCosts } from '#access/read-cost';
import { expensiveReadBudget, readBudget } from '#limits/read-budget';
import { readOperations } from '#rest/router';
import { createSchema } from '#schema';

const schema = createSchema();
const check = createOperationCheck(schema);
const { admin = null } = sampleViewers;

function request(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = getOperation(document);
  if (!operation) throw new Error('No operation');
  return { document, operation, variables };
}
const recorded: Array<string | null | undefined> = [];
const session = { accessToken: null };
const securityLog = { record: ({ details }: { details?: string | null }) => void recorded.push(details) };
const getCosts = (query: string, given = {}): RootCost[] => {
  const { document, operation, variables } = request(query, given);
  return computeReadCosts(schema, { document, operation, variables: coerceVariables(schema, operation, variables) });
};
const toRows = (query: string, variables = {}) => getCosts(query, variables).map(({ rows }) => rows);
const asAdmin = (query: string, variables = {}) =>
  check({ ...request(query, variables), caller: { viewer: getViewer(admin), session, securityLog } });
const signedOut = (query: string, variables = {}) =>
  check({ ...request(query, variables), caller: { viewer: null, session, securityLog } });
const getViewer = (viewer: typeof admin) => (viewer ? { ...viewer, id: 'someone', audiences: [] } : null) as never;

const round = (inner: string, first: number) =>
  `activity(first: ${first}) { edges { node { project { title ${inner} } } } }`;

describe('rows', () => {
  test('multiply along a path and add up across root fields', () => {
    const query = `{ projects(first: 500) { edges { node { title activity(first: 20) { edges { node { description } } } } } } me { id } aiDocuments { id } }`;
    expect(toRows(query)).toEqual([10_000, 0, maxPageSize]);
  });

  test('use sizes from variables, variable defaults and schema defaults', () => {
    const counted = (head: string, first: string, variables = {}) =>
      toRows(`query ${head} { projects${first} { edges { node { id } } } }`, variables);
    expect(counted('($n: Int!)', '(first: $n)', { n: 70 })).toEqual([70]);
    expect(counted('($n: Int! = 80)', '(first: $n)', {})).toEqual([80]);
    expect(counted('($n: Int = 90)', '(first: $n)', { n: null })).toEqual([50]);
    expect(counted('', '')).toEqual([50]);
  });

  test.each([0, -1, -500])('are never free: a page of %d counts as one row', (first) => {
    const inner = 'activity(first: 500) { edges { node { id } } }';
    expect(
      toRows(
        `{ a: projects(first: ${first}) { edges { node { ${inner} } } } b: projects(first: 500) { edges { node { id } } } }`,
      ),
    ).toEqual([500, 500]);
  });

  test('are recomputed when the same operation is sent with other sizes or conditions', () => {
    const query = `query ($first: Int, $all: Boolean = true) { projects(first: $first) {
      edges { node { activity(first: 500) @include(if: $all) { edges { node { id } } } } } } }`;
    const caller = { viewer: getViewer(admin), session, securityLog };
    const sent = request(query);
    const rows = (variables: object) => check({ ...sent, variables: { ...variables }, caller }).rows;
    expect([rows({ first: 1 }), rows({ first: 2 }), rows({ first: 1 })]).toEqual([500, 1000, 500]);
    expect([rows({ first: 2, all: false }), rows({ first: 2, all: true })]).toEqual([2, 1000]);
    expect(rows({ first: null, all: false })).toBe(rows({ all: false }));
    expect(() => rows({ first: 21 })).toThrow('10,500 rows');
    expect(() => rows({ first: 21 })).toThrow('10,500 rows');
  });

  test('count when only pageInfo is selected', () => {
    expect(toRows('{ projects(first: 500) { pageInfo { hasNextPage } } }')).toEqual([500]);
  });

  test('of lists without pagination count as their maximum', () => {
    expect(toRows('{ salesPipeline { rows { title } } }')).toEqual([200]);
    expect(toRows('{ conversations(first: 500) { edges { node { promptTemplates { name } } } } }')).toEqual([10_000]);
    expect(
      toRows(
        '{ messages(conversationId: "a", first: 500) { edges { node { metadata { referencedDocuments { passages { id } } } } } } }',
      ),
    ).toEqual([500]);
  });

  test('of a skipped field do not count', () => {
    const query =
      'query ($no: Boolean!) { me { id } projects(first: 500) @include(if: $no) { edges { node { id } } } payouts @skip(if: true) { id } }';
    expect(toRows(query, { no: false })).toEqual([0]);
  });

  test('of sibling lists add up, in fragments too, and count once if both selections merge', () => {
    const list = 'activity(first: 10) { edges { node { id } } }';
    const query = `{ projects(first: 10) { edges { node { ...a ... on Project { ${list} } more: activity(first: 5) { edges { node { id } } } } } } } fragment a on Project { ${list} }`;
    expect(toRows(query)).toEqual([150]);
  });
});

describe('refused with a message that has the path and the number, which the security log records too', () => {
  test.each([
    [
      'too many rows, from a literal',
      `{ projects(first: 500) { edges { node { activity(first: 500) { edges { node { id } } } } } } }`,
      'This operation may return 250,000 rows at projects.activity; the limit is 10,000. Ask for smaller pages with first',
    ],
    [
      'too many rows across root fields',
      `{ a: payouts { id } projects(first: 500) { edges { node { activity(first: 20) { edges { node { id } } } } } } }`,
      'This operation may return 10,000 rows at projects.activity, 10,500 in all; the limit is 10,000. Ask for smaller pages with first',
    ],
    [
      'too many values',
      `{ projects(first: 500) { edges { node { activity(first: 20) { edges { node { ${Array.from({ length: 10 }, (_, n) => `a${n}: id b${n}: createdAt c${n}: description`).join(' ')} } } } } } } }`,
      'This operation may return 300,000 values, most of them at projects.activity; the limit is 250,000. Ask for smaller pages with first, or for fewer fields',
    ],
    [
      'the second round of a back-reference',
      `{ projects(first: 1) { edges { node { ${round(round('', 1), 1)} } } } }`,
      'projects.activity.project.activity follows Project.activity a second time; an operation may follow a reference once on a path',
    ],
    [
      'eleven names for one field',
      `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: me { id }`).join(' ')} }`,
      'me is selected under more than 10 names; the limit for one field is 10',
    ],
    [
      'eleven names for a leaf',
      `{ me { ${Array.from({ length: 11 }, (_, n) => `a${n}: email`).join(' ')} } }`,
      'me.email is selected under more than 10 names; the limit for one field is 10',
    ],
    [
      'two introspection queries',
      '{ a: __schema { types { name } } b: __schema { types { name } } }',
      '__schema is selected under more than 1 name; the limit for one field is 1',
    ],
  ])('%s', (_what, query, message) => {
    expect(() => asAdmin(query)).toThrow(expect.objectContaining({ code: 'QUERY_TOO_EXPENSIVE', message }));
    expect(recorded.at(-1)).toBe(message);
  });

  test('more than 2,000 fields, from nested fragments in a short document', () => {
    const names = Array.from({ length: 10 }, (_, n) => `a${n}`);
    const leaves = names.map((name) => `${name}: email ${name}f: firstName ${name}l: lastName`).join(' ');
    const query = `{ ${names.map((name) => `${name}: project(id: "x") { ...p }`).join(' ')} }
      fragment p on Project { ${names.map((name) => `${name}: client { ${leaves} }`).join(' ')} }`;
    expect(() => asAdmin(query)).toThrow('An operation may ask for 2000 fields');
  });

  test('one cycle is allowed', () => {
    expect(() => asAdmin(`{ projects(first: 1) { edges { node { ${round('', 1)} } } } }`)).not.toThrow();
  });
});

describe('signed out', () => {
  test('five root fields at most', () => {
    const ask = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: enquiryProgress(key: "k") { name }`).join(' ')} }`;
    expect(() => signedOut(ask(5))).not.toThrow();
    expect(() => signedOut(ask(6))).toThrow('This operation has 6 root fields; signed out, it may have 5');
  });

  test('500 rows at most', () => {
    expect(() => signedOut('{ callSlots { startsAt } }')).not.toThrow();
    expect(() => signedOut('{ a: callSlots { startsAt } b: callSlots { startsAt } }')).toThrow(
      'This operation may return 500 rows at callSlots, 1,000 in all; signed out, the limit is 500',
    );
  });

  test('an operation that the caller may not run costs nothing: it is refused for lack of permission', () => {
    expect(() =>
      signedOut('{ conversations(first: 500) { edges { node { promptTemplates { id } } } } }'),
    ).not.toThrow();
  });
});

test('the introspection query of tools is allowed for anyone', () => {
  for (const query of [
    getIntrospectionQuery(),
    getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, schemaDescription: true, specifiedByUrl: true }),
    '{ __schema { types { name } } me { __typename } }',
    '{ __type(name: "Project") { fields { name type { name ofType { name } } } } }',
  ]) {
    expect(() => signedOut(query)).not.toThrow();
    expect(() => asAdmin(query)).not.toThrow();
  }
});

function expectWithinBudget(costs: RootCost[]): void {
  expect(costs.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(readBudget.rows.signedIn);
  expect(costs.reduce((sum, { values }) => sum + values, 0)).toBeLessThanOrEqual(readBudget.values);
}

const root = path.join(import.meta.dirname, '../../..');
const operationsIn = (folder: string): Array<[string, DocumentNode]> => {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const documents = files.map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
  return Object.entries(separateOperations(parse(documents.join('\n'))));
};
const packages = readdirSync(root).filter((name) => /^(kit|shell|mfe-.*)$/.test(name));

test.each(
  packages.flatMap((name) =>
    operationsIn(`${name}/src`).map(([operation, document]) => [name, operation, document] as const),
  ),
)('of %s, %s stays within the budget, even with the longest page', (_package, _name, document) => {
  const costs = costsWithPages(document, maxPageSize);
  expect(costs.length).toBeGreaterThan(0);
  expectWithinBudget(costs);
});

test('no portal query with a default page size counts as a large read', () => {
  const inTurns = packages
    .flatMap((name) => operationsIn(`${name}/src`))
    .filter(([, document]) => {
      const costs = costsWithPages(document, defaultPageSize);
      const sum = (of: 'rows' | 'values') => costs.reduce((all, cost) => all + cost[of], 0);
      return sum('rows') > expensiveReadBudget.rows || sum('values') > expensiveReadBudget.values;
    });
  expect(inTurns.map(([operation]) => operation)).toEqual([]);
});

function costsWithPages(document: DocumentNode, first: number): RootCost[] {
  const operation = getOperation(document);
  const sizes = operation?.variableDefinitions?.map(({ variable }) => [variable.name.value, first]) ?? [];
  return operation ? computeReadCosts(schema, { document, operation, variables: Object.fromEntries(sizes) }) : [];
}

test.each(Object.entries(readOperations(schema)))(
  'of the REST paths, %s stays within the budget',
  (_name, document) => {
    const operation = getOperation(document);
    const costs = operation ? computeReadCosts(schema, { document, operation, variables: {} }) : [];
    expectWithinBudget(costs);
  },
);
