import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProblems, judge } from './lint-schema.mjs';
import { findListArgumentFaults } from './list-arguments.mjs';
import { rules } from './rules.mjs';

const schema = ({ description = 'A thing', type = 'Thing', field = 'thing' } = {}) => `
"""What can be read"""
type Query {
  """${description}"""
  ${field}: ${type}
  """Where a page is"""
  pageInfo: PageInfo
}
"""Where a page is in its list"""
type PageInfo {
  """Whether there are items before"""
  hasPreviousPage: Boolean!
  """Whether there are more"""
  hasNextPage: Boolean!
  """The first cursor"""
  startCursor: String
  """The last cursor"""
  endCursor: String
}
"""What can be changed"""
type Mutation {
  """Changes it"""
  changeThing: Thing
}
"""A thing"""
type Thing {
  """Its name"""
  name: String!
}
`;

const find = async (options) => (await findProblems(schema(options), rules)).map(({ rule, at }) => `${rule} ${at}`);

test('a schema that follows the conventions has no problems', async () => {
  assert.deepEqual(await find(), []);
});

for (const [what, options, problem] of [
  ['a non-null root field', { type: 'Thing!' }, 'require-nullable-result-in-root Query.thing'],
  ['a name in another style', { field: 'a_thing' }, 'naming-convention Query.a_thing'],
  ['an article that does not fit', { description: 'The thing of an user' }, 'articles Query.thing'],
  ['the other article that does not fit', { description: 'The thing of a account' }, 'articles Query.thing'],
])
  test(`${what} is found with its coordinate`, async () => {
    assert.deepEqual(await find(options), [problem]);
  });

test('the article goes by the sound', async () => {
  for (const description of ['A user with a URL, once an hour', 'An SVG, an HTTP request, a UUID', 'A one-time use'])
    assert.deepEqual(await find({ description }), []);
});

const list = (args, order = 'field: String!, direction: SortDirection!') => `
type Query { things(${args}): ThingConnection }
type ThingConnection { totalCount: Int }
enum SortDirection { asc desc }
input ThingFilter { search: String }
input ThingOrderBy { ${order} }
input Shape { search: String }`;

test('a list takes its page, a filter, an order and required ids', () => {
  const args = 'first: Int!, after: String, filter: ThingFilter, orderBy: ThingOrderBy, ownerId: ID!';
  assert.deepEqual(findListArgumentFaults(list(args)), []);
  assert.deepEqual(findListArgumentFaults(list('search: String @deprecated(reason: "Use `filter`")')), []);
});

for (const [what, argument, order] of [
  ['a condition outside the filter', 'search: String'],
  ['an optional id', 'ownerId: ID'],
  ['an order of its own', 'oldestFirst: Boolean'],
  ['a filter that is no filter input', 'filter: Shape'],
  ['an order without a direction', 'orderBy: ThingOrderBy', 'field: String!'],
])
  test(`${what} is not an argument of a list`, () => {
    const name = argument.split(':')[0];
    assert.deepEqual(
      findListArgumentFaults(list(argument, order)).map(({ rule, at }) => `${rule} ${at}`),
      [`list-arguments Query.things.${name}`],
    );
  });

test('an exception accepts a problem, and is reported once it is no longer needed', () => {
  const problems = [{ rule: 'articles', at: 'Query.thing', message: 'wrong' }];
  const exception = { rule: 'articles', reason: 'a quotation', at: ['Query.thing'] };
  assert.deepEqual(judge(problems, []), ['Query.thing: wrong (articles)']);
  assert.deepEqual(judge(problems, [exception]), []);
  assert.match(judge([], [exception])[0], /no longer needed/);
});
