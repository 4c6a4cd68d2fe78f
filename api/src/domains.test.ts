import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ActionItemsResolver } from '#action-items/action-items.resolver';
import { NodesResolver } from '#nodes/nodes.resolver';
import { domains } from '#domains';

const listFiles = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname });

/** The names of all classes with this decorator. */
const findClasses = (pattern: string, decorator: string): string[] =>
  listFiles(pattern).flatMap((file) => {
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return [...source.matchAll(new RegExp(`@${decorator}\\([^]*?export class (\\w+)`, 'g'))].map(
      ([, name = '']) => name,
    );
  });

test('every domain file is in the list, and a domain is named for its folder', () => {
  const expected = domains.map(({ name }) => path.join(name, `${name}.domain.ts`));
  expect(listFiles('*/*.domain.ts').toSorted()).toEqual(expected.toSorted());
});

test('every entity belongs to one domain', () => {
  const names = domains.flatMap(({ entities = [] }) => entities.map(({ name }) => name));
  expect(names.toSorted()).toEqual(findClasses('**/*.entity.ts', 'Entity').toSorted());
});

test('every resolver belongs to one domain', () => {
  const classes = [...domains.flatMap(({ resolvers = [] }) => resolvers), ActionItemsResolver, NodesResolver];
  expect(classes.map(({ name }) => name).toSorted()).toEqual(findClasses('**/*.resolver.ts', 'Resolver').toSorted());
});

describe.each(['jobs', 'prunedTables'] as const)('the names of %s', (key) => {
  test('are used by one domain each', () => {
    const names = domains.flatMap((domain) => Object.keys(domain[key] ?? {}));
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
});
