import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { deviceCookie } from '#http/sessions/device-cookie';
import { Secrets } from '#secrets/secrets';

const secrets = new Secrets(['a secret of the server that no one knows']);
let url: string;
const server = createServer(
  express()
    .use(deviceCookie(secrets, new URL('http://localhost')))
    .get('/find/:email', (req, res) => void res.json(req.device?.find(req.params.email)))
    .get('/remember/:email', (req, res) => {
      req.device?.remember(req.params.email);
      res.cookie('other', 'first').end();
    }),
);
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => void server.close());

const remember = async (email: string, cookie = '') => {
  const { headers } = await fetch(`${url}/remember/${email}`, { headers: { cookie } });
  return headers.getSetCookie();
};
const cookieIn = (lines: string[]) => String(lines.at(-1)).split(';')[0]!;
const find = async (email: string, cookie = '') =>
  (await fetch(`${url}/find/${email}`, { headers: { cookie } })).json();

test('a browser is recognized by the account that signed in with it, always by the same id', async () => {
  const lines = await remember('ada@test.test');
  expect(lines[1]).toMatch(/^device=[\w.-]+; Max-Age=34560000; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  const id = await find('ada@test.test', cookieIn(lines));
  expect(id).toMatch(/^[\w-]{16}$/);
  const again = cookieIn(await remember('ada@test.test', cookieIn(lines)));
  expect(await find('ada@test.test', again)).toBe(id);
});

test("another account doesn't recognize it, and no account recognizes a forged one", async () => {
  const cookie = cookieIn(await remember('ada@test.test'));
  expect(await find('grace@test.test', cookie)).toBeNull();
  const [id, day, signature] = cookie.slice('device='.length).split('.') as [string, string, string];
  for (const token of [
    '',
    `${id}.${day}.`,
    `other${id.slice(5)}.${day}.${signature}`,
    `${id}.zzz.${signature}`,
    `${id}.${day}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
  ])
    expect(await find('ada@test.test', `device=${token}`)).toBeNull();
});

test('a browser with several accounts is recognized by the five newest', async () => {
  let cookie = '';
  for (let n = 0; n < 6; n += 1) cookie = cookieIn(await remember(`${n}@test.test`, cookie));
  expect(await find('0@test.test', cookie)).toBeNull();
  for (let n = 1; n < 6; n += 1) expect(await find(`${n}@test.test`, cookie)).not.toBeNull();
});

test('behind TLS only this host can set it', async () => {
  const secure = express()
    .use(deviceCookie(secrets, new URL('https://portals.example')))
    .get('/', (req, res) => {
      req.device?.remember('ada@test.test');
      res.end();
    });
  const other = createServer(secure).listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(headers.get('set-cookie')).toMatch(/^__Host-device=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  other.close();
});
