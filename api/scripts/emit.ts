// Writes schema.graphql, or with --check says whether the committed one is fresh.
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '#schema';

const file = path.join(import.meta.dirname, '../schema.graphql');
const text = `# Written by \`pnpm --filter api emit\` from the resolvers: change those.\n\n${printSchema(lexicographicSortSchema(createSchema()))}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('api/schema.graphql is stale: run `pnpm --filter api emit`');
  process.exitCode = 1;
}
