import { globSync } from 'node:fs';
import path from 'node:path';
import type { TestData } from '#test/define-test-data';

const files = globSync('*/*.test-data.ts', { cwd: path.join(import.meta.dirname, '../src') }).toSorted();
const modules = files.map((file) => import(`#${file.slice(0, -'.ts'.length)}`) as Promise<{ testData: TestData }>);

/** The test data of every domain, which is beside its code. */
export const testData = (await Promise.all(modules)).map((module) => module.testData);

/** One table of all domains, by operation. */
export const collectTestData = <Row>(
  getTable: (data: TestData) => Record<string, Row> | undefined,
): Record<string, Row> => Object.assign({}, ...testData.map(getTable));
