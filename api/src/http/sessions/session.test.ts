import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { sessionMiddleware, getSession } from '#http/sessions/session';
import { createSessionStore } from '#http/sessions/session-store';
import { createMemoryBus } from '#live/memory-bus';
import { Secrets } from '#secrets/secrets';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

test("a session that is ended while its sign-in is still being answered isn't stored again", async () => {
  const { store, deleteAllForUser: dropAll } = createSessionStore(database.pool, null);
  const viewer = {
    id: '00000000-0000-7000-8000-000000000001',
    role: 'client',
    contractorRole: null,
    isFounder: false,
  } as const;
  const dropped: string[][] = [];
  const app = express()
    .use(sessionMiddleware({ secrets: new Secrets(['x'.repeat(32)]), publicUrl: new URL('http://localhost'), store }))
    .post('/', async (req, res) => {
      await getSession(req, res, createMemoryBus()).start(viewer, 'sign_in');
      dropped.push(await dropAll(viewer.id));
      res.json({});
    });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: 'POST' });
  expect(dropped).toEqual([[expect.any(String)]]);
  expect((await database.pool.query('select sid from session')).rows).toEqual([]);
  server.close();
});
