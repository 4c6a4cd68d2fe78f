import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isObjectType,
  isRequiredArgument,
  printSchema,
} from 'graphql';
import { createSchema } from '#schema';

const schema = createSchema();
const compiler = fileURLToPath(import.meta.resolve('relay-compiler/cli.js'));

let app: string;
beforeEach(async () => {
  app = await mkdtemp(path.join(tmpdir(), 'relay-'));
  await cp(path.join(import.meta.dirname, 'relay'), app, { recursive: true });
  await writeFile(path.join(app, 'schema.graphql'), printSchema(schema));
  const config = { src: '.', schema: 'schema.graphql', language: 'typescript' };
  await writeFile(path.join(app, 'relay.config.json'), JSON.stringify(config));
});
afterEach(() => rm(app, { recursive: true }));

/** Throws with the compiler's findings. */
const compile = () => promisify(execFile)(process.execPath, [compiler, 'relay.config.json'], { cwd: app });

test('an app with pagination, refetchable fragments and updates of connections compiles', async () => {
  await compile();
  const artifacts = await readdir(path.join(app, '__generated__'));
  expect(artifacts).toContain('projectListPageQuery.graphql.ts');
  expect(artifacts).toContain('projectCardRefetchQuery.graphql.ts');
});

type Field = GraphQLField<unknown, unknown>;
const isConnection = ({ type }: Field) => getNamedType(type).name.endsWith('Connection');

/** The pages of a connection, as Relay's usePaginationFragment needs them. */
function paginate(parent: GraphQLObjectType, field: Field): string {
  const name = `connections_${parent.name}_${field.name}`;
  const required = field.args.filter((arg) => isRequiredArgument(arg));
  const definitions = required.map((arg) => `${arg.name}: { type: "${arg.type}" }`);
  const passed = required.map((arg) => `${arg.name}: $${arg.name}`);
  return `graphql\`fragment ${name} on ${parent.name}
    @refetchable(queryName: "${name.replaceAll('_', '')}PageQuery")
    @argumentDefinitions(${['count: { type: "Int", defaultValue: 5 }', 'cursor: { type: "String" }', ...definitions].join(', ')}) {
      ${field.name}(${['first: $count', 'after: $cursor', ...passed].join(', ')}) @connection(key: "${name}__${field.name}") {
        edges { node { __typename } } } }\`;`;
}

const objects = Object.values(schema.getTypeMap()).filter(isObjectType);

test('every connection can be paginated', async () => {
  const connections = objects.flatMap((parent) =>
    Object.values(parent.getFields())
      .filter(isConnection)
      .map((field) => paginate(parent, field)),
  );
  await writeFile(path.join(app, 'connections.ts'), connections.join('\n'));
  await compile();
  const artifacts = await readdir(path.join(app, '__generated__'));
  expect(artifacts.filter((name) => /^connections\w+PageQuery/.test(name))).toHaveLength(connections.length);
});

test('every node can be refetched', async () => {
  const nodes = objects.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
  const fragments = nodes.map(
    ({ name }) => `graphql\`fragment nodes_${name} on ${name} @refetchable(queryName: "nodes${name}Query") { id }\`;`,
  );
  await writeFile(path.join(app, 'nodes.ts'), fragments.join('\n'));
  await compile();
  const artifacts = await readdir(path.join(app, '__generated__'));
  expect(artifacts.filter((name) => /^nodes\w+Query/.test(name))).toHaveLength(nodes.length);
});
