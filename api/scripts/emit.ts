// Writes the files generated from the resolvers, the REST table and the limits; with --check, reports stale ones.
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { type GraphQLSchema, isObjectType, Kind, lexicographicSortSchema, parse, printSchema } from 'graphql';
import path from 'node:path';
import { emitCommand, renderAccessTable } from '#access/access-table';
import { createOpenApi } from '#rest/openapi/create-openapi';
import { createRestTable } from '#rest/rest-table';
import { readOperations } from '#rest/router';
import { isSemanticNonNull, semanticNonNull } from '#access/nullable-root-fields';
import { createSchema } from '#schema';
import { createDependenciesTable } from './dependencies-table.ts';
import { createLimitsTable } from './limits-table.ts';
import { createMetricsTable } from './metrics-table.ts';

/** The schema as text, sorted. Unlike that of graphql-js, it has the directive of fields that are null only with an error. */
function printAnnotatedSchema(schema: GraphQLSchema): string {
  const text = printSchema(lexicographicSortSchema(schema));
  const ends = parse(text).definitions.flatMap((node) => {
    const type = node.kind === Kind.OBJECT_TYPE_DEFINITION ? schema.getType(node.name.value) : null;
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || !isObjectType(type)) return [];
    return (node.fields ?? []).flatMap(({ name, type: { loc } }) => {
      const field = type.getFields()[name.value];
      return field && loc && isSemanticNonNull(field) ? [loc.end] : [];
    });
  });
  const starts = [0, ...ends];
  return starts.map((start, index) => text.slice(start, ends[index])).join(` @${semanticNonNull.name}`);
}

import { createRetentionTable } from './retention-table.ts';

const workspace = path.join(import.meta.dirname, '../..');
const schema = createSchema();

/** A hand-written document with regenerated parts between its markers. With several parts, each has a title. */
function replaceGenerated(name: string, parts: Record<string, string>): string {
  let text = readFileSync(path.join(workspace, name), 'utf8');
  for (const [title, part] of Object.entries(parts)) {
    const begin = `<!-- Written by \`${emitCommand}\`${title && `: ${title}`} -->`;
    const end = '<!-- End of what is written -->';
    const from = text.indexOf(begin);
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`${name} has no markers ${begin} … ${end}`);
    text = `${text.slice(0, from)}${begin}\n\n${part}\n\n${text.slice(to)}`;
  }
  return text;
}

const operations = readOperations(schema);

const files = {
  'api/schema.graphql': `# Written by \`${emitCommand}\` from the resolvers: change those.\n\n${printAnnotatedSchema(schema)}\n`,
  'api/openapi.json': `${JSON.stringify(createOpenApi(schema, operations), null, 2)}\n`,
  'docs/access.md': renderAccessTable(schema),
  'docs/rest.md': createRestTable(schema, operations),
  'docs/security.md': replaceGenerated('docs/security.md', { '': createLimitsTable() }),
  'docs/operations.md': replaceGenerated('docs/operations.md', {
    dependencies: createDependenciesTable(),
    metrics: await createMetricsTable(),
    retention: createRetentionTable(),
  }),
};

for (const [name, text] of Object.entries(files)) {
  const file = path.join(workspace, name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is stale. Run \`${emitCommand}\``);
    process.exitCode = 1;
  }
}
