// Writes what comes out of the resolvers and the REST table, or with --check says what of it is stale.
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { accessTable } from '#access/access-table';
import { restTable } from '#rest/rest-table';
import { readOperations } from '#rest/router';
import { createSchema } from '#schema';

const workspace = path.join(import.meta.dirname, '../..');
const schema = createSchema();
const files = {
  'api/schema.graphql': `# Written by \`pnpm --filter api emit\` from the resolvers: change those.\n\n${printSchema(lexicographicSortSchema(schema))}\n`,
  'docs/access.md': accessTable(),
  'docs/rest.md': restTable(schema, readOperations(schema)),
};

for (const [name, text] of Object.entries(files)) {
  const file = path.join(workspace, name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is stale: run \`pnpm --filter api emit\``);
    process.exitCode = 1;
  }
}
