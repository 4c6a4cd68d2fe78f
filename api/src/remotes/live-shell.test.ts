import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { LiveShell } from '#remotes/live-shell';
import type { ReleaseFiles } from '#remotes/release-files';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

test('a file that no shell has is searched for at once if the last check is long ago, without a warning of the process', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on('warning', note);
  const log = pino({ level: 'silent' });
  const shell = new LiveShell({ pool: database.pool, files: {} as ReleaseFiles, ownFolder: '/nowhere', log });
  expect(await shell.findFolderWith('js/unknown.js')).toBeNull();
  await setImmediate();
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
