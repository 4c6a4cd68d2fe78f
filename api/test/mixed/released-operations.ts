import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getOperationAST, parse } from 'graphql';

export interface ReleasedOperation {
  remote: string;
  name: string;
  document: string;
}

const workspace = path.resolve(import.meta.dirname, '../../..');

/** The queries of released portals, which browsers send to servers of every version. */
export function readReleasedQueries(): ReleasedOperation[] {
  const remotes = readdirSync(workspace).filter((name) => name.startsWith('mfe-'));
  return remotes.flatMap((remote) => {
    const text = readFileSync(path.join(workspace, remote, 'released.json'), 'utf8');
    const { operations } = JSON.parse(text) as { operations: Record<string, string> };
    return Object.values(operations).flatMap((document) => {
      const operation = getOperationAST(parse(document));
      return operation?.operation === 'query' ? [{ remote, name: operation.name?.value ?? '', document }] : [];
    });
  });
}

/** Values for the variables of all queries; each query uses those that it declares. */
export const sampleVariables = {
  first: 20,
  skip: 0,
  days: 7,
  months: 6,
  resolved: false,
  search: 'project',
  sort: 'title',
  direction: 'asc',
  from: '2026-11-01T00:00:00.000Z',
};
