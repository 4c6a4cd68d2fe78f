import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import { type SessionData, Store } from 'express-session';
import { createHostCookie } from '#http/sessions/host-cookie';
import { loadSession } from '#http/sessions/session-middleware';
import { signedSession, signSession } from '#http/sessions/signed-session';
import { Secrets } from '#secrets/secrets';

/** What was written, in order, besides the sessions. */
const writes: string[] = [];
class TestStore extends Store {
  readonly sessions = new Map<string, string>();
  override get(id: string, done: (fault: unknown, data?: SessionData | null) => void): void {
    const json = this.sessions.get(id);
    setImmediate(done, null, json ? JSON.parse(json) : null);
  }
  override set(id: string, data: SessionData, done?: (fault?: unknown) => void): void {
    writes.push('set');
    this.sessions.set(id, JSON.stringify(data));
    setImmediate(() => done?.());
  }
  override touch(_id: string, _data: SessionData, done?: () => void): void {
    writes.push('touch');
    done?.();
  }
  override destroy(id: string, done?: (fault?: unknown) => void): void {
    writes.push('destroy');
    this.sessions.delete(id);
    setImmediate(() => done?.());
  }
}

const [newer, older] = ['the newer secret of this test', 'the older secret of this test'];
const publicUrl = new URL('http://localhost');
const cookie = createHostCookie('sid', publicUrl);
const store = new TestStore();
let secrets = new Secrets([newer, older]);
const load = () =>
  loadSession({
    cookie,
    signedId: signedSession(secrets, publicUrl),
    sign: signSession(secrets),
    store,
    idleMs: 60_000,
  });
let middleware = load();
const server = createServer(
  express()
    .use((req, res, next) => void middleware(req, res, next))
    .get('/read', (req, res) => void res.json(req.session.challenge ?? null))
    .get('/write/:value', (req, res) => {
      req.session.challenge = req.params.value;
      res.json(null);
    })
    .get('/save', async (req, res) => {
      req.session.challenge = 'saved';
      await promisify(req.session.save).call(req.session);
      writes.push('saved');
      res.json(null);
    })
    .get('/renew', async (req, res) => {
      await promisify(req.session.regenerate).call(req.session);
      req.session.challenge = 'renewed';
      res.json(null);
    })
    .get('/end', async (req, res) => {
      await promisify(req.session.destroy).call(req.session);
      res.json(null);
    }),
);
let url = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  writes.length = 0;
  store.sessions.clear();
  secrets = new Secrets([newer, older]);
  middleware = load();
});

async function send(path: string, sent = '') {
  const answer = await fetch(url + path, { headers: { cookie: sent } });
  const [line = ''] = answer.headers.getSetCookie();
  return { body: await answer.json(), line, cookie: line.split(';')[0] ?? '' };
}

test('a visit that stores nothing has no session', async () => {
  expect(await send('/read')).toEqual({ body: null, line: '', cookie: '' });
  expect(writes).toEqual([]);
});

test('a session is stored when it changes, and a visit touches it and renews its cookie', async () => {
  const { cookie: own, line } = await send('/write/first');
  expect(line).toMatch(/^sid=s%3A[\w-]{32}\.[\w%]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  const visit = await send('/read', own);
  expect(visit).toMatchObject({ body: 'first', cookie: own });
  await send('/write/second', own);
  expect((await send('/read', own)).body).toBe('second');
  expect(writes).toEqual(['set', 'touch', 'set', 'touch']);
});

test("a session that was saved explicitly isn't saved again at the end", async () => {
  const { cookie: own } = await send('/save');
  await send('/save', own);
  expect(writes).toEqual(['set', 'saved', 'set', 'saved', 'touch']);
});

test('a regenerated session has another id, and the previous one stops working', async () => {
  const { cookie: before } = await send('/write/first');
  const { cookie: after } = await send('/renew', before);
  expect(after).not.toBe(before);
  expect((await send('/read', after)).body).toBe('renewed');
  expect(await send('/read', before)).toEqual({ body: null, line: '', cookie: '' });
});

test("an ended session isn't stored again", async () => {
  const { cookie: own } = await send('/write/first');
  expect((await send('/end', own)).line).toBe('');
  expect(store.sessions.size).toBe(0);
  expect((await send('/read', own)).body).toBeNull();
});

test('an id that this server has not signed is neither read nor adopted', async () => {
  const { cookie: own } = await send('/write/first');
  const [id] = [...store.sessions.keys()];
  const otherSignature = own.replace(/\.(.)/, (_all, first) => `.${first === 'A' ? 'B' : 'A'}`);
  for (const sent of [`sid=${id}`, `sid=s%3A${id}`, `sid=s%3A${id}.`, otherSignature]) {
    expect((await send('/read', sent)).body).toBeNull();
    expect((await send('/write/other', sent)).cookie).not.toContain(id);
  }
  expect((await send('/read', own)).body).toBe('first');
});

test('after a secret rotation a session continues with a newly signed cookie', async () => {
  secrets.useSharedSecret([new Secrets([older]).ids]);
  const { cookie: before } = await send('/write/first');
  expect((await send('/read', before)).cookie).toBe(before);
  secrets.useSharedSecret([]);
  const { body, cookie: after } = await send('/read', before);
  expect(body).toBe('first');
  expect(after).not.toBe(before);
  secrets = new Secrets([newer]);
  middleware = load();
  expect((await send('/read', after)).body).toBe('first');
  expect((await send('/read', before)).body).toBeNull();
});
