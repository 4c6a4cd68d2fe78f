import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { MetadataStorage } from '@mikro-orm/core';
import { buildSchema, execute, type GraphQLFormattedError, type GraphQLObjectType, parse } from 'graphql';
import { createExecutor } from '#execute';

const schema = buildSchema(`
  enum Size { small large }
  input Filter { from: Int = 3, size: Size = large, names: [String!] }
  type Item { id: ID! name: String next: Item broken: String! }
  type Query {
    page(first: Int! = 7, after: String): String
    filtered(filter: Filter): String
    sized(size: Size! = small): String
    item(id: ID!): Item
    items: [Item!]!
  }
`);
const items = [
  { id: '1', name: 'one', next: { id: '2' } },
  { id: '2', name: null },
];
const query = (schema.getQueryType() as GraphQLObjectType).getFields();
for (const name of ['page', 'filtered', 'sized'])
  Object.assign(query[name] ?? {}, { resolve: (_: unknown, args: object) => JSON.stringify(args) });
Object.assign(query.item ?? {}, {
  resolve: (_: unknown, { id }: { id: string }) => items.find((item) => item.id === id),
});
Object.assign(query.items ?? {}, { resolve: async () => items });
const run = createExecutor(schema, new MetadataStorage());

test.each([
  ['{ page filtered sized }', {}],
  ['query ($first: Int! = 50, $after: String) { page(first: $first, after: $after) }', {}],
  ['query ($first: Int! = 50) { page(first: $first) }', { first: 2 }],
  ['query ($first: Int! = 50) { page(first: $first) }', { first: null }],
  ['query ($first: Int = 50) { page(first: $first) }', {}],
  ['query ($first: Int) { page(first: $first) }', {}],
  ['query ($after: String) { page(after: $after) }', { after: null }],
  ['query ($filter: Filter) { filtered(filter: $filter) }', { filter: { names: ['a'] } }],
  ['query ($filter: Filter) { filtered(filter: $filter) }', { filter: { unknown: 1 } }],
  ['query ($filter: Filter = { from: 1 }) { filtered(filter: $filter) }', {}],
  ['query ($size: Size! = large) { sized(size: $size) }', {}],
  ['query ($size: Size!) { sized(size: $size) }', { size: 'huge' }],
  ['query ($yes: Boolean!) { page @include(if: $yes) sized @skip(if: $yes) }', { yes: true }],
  ['query ($id: ID!) { item(id: $id) { ...a again: name next { id } } } fragment a on Item { id name }', { id: '1' }],
  ['{ item(id: "9") { id } items { id next { name __typename } } __typename }', {}],
  ['{ items { id broken } }', {}],
  ['{ __schema { queryType { name } } __type(name: "Size") { enumValues { name } } }', {}],
])('compiled or not, %s answers what the reference implementation answers, with %j', async (source, variables) => {
  const document = parse(source);
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
  const expected = plain(await execute({ schema, document, variableValues: variables }));
  for (const _again of [1, 2]) {
    const got = plain(await run({ document, variables, context: {} }));
    expect([got.data, got.errors?.map(getPlace)]).toEqual([expected.data, expected.errors?.map(getPlace)]);
  }
});

const getPlace = ({ path, locations }: GraphQLFormattedError) => ({ path, locations });
