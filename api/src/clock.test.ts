import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clock } from '#clock';
import { createTestClient, type TestClient } from '#test/client';
import { testPassword } from '#test/factories';
import { createKillableServer } from '#test/killable-server';
import { startModelStandIn } from '#test/model-stand-in';
import { askJarvis } from '#test/replies';
import { generateTotpCode } from '#test/second-factors';
import { requestUploadFrom, putFile } from '#test/uploads';

const hour = 3_600_000;
const ahead = { NODE_OPTIONS: `--import=${path.join(import.meta.dirname, '../test/clock-ahead.mjs')}` };

let model: Awaited<ReturnType<typeof startModelStandIn>>;
let servers: Awaited<ReturnType<typeof createKillableServer>>;
let right: string;
let wrong: string;
beforeAll(async () => {
  model = await startModelStandIn();
  servers = await createKillableServer(model.env);
  [{ url: right }, { url: wrong }] = await Promise.all([servers.start(), servers.start(undefined, ahead)]);
});
afterAll(async () => {
  await servers.stop();
  await model.stop();
});

/** The same browser on the other server, as behind a load balancer. */
const at = (url: string, { cookie }: TestClient) => createTestClient(url, cookie);

test('messages stored by two servers are in order, even if one clock is an hour ahead', async () => {
  const person = await servers.make.user({ role: 'contractor', contractorRole: 'developer' });
  const client = await servers.signIn(right, person);
  const conversation = (await servers.make.conversation({ owner: person })).id;
  const questions = [];
  for (const url of [wrong, right, wrong, right]) {
    questions.push((await askJarvis(at(url, client), conversation)).question);
    await endOfReply(conversation);
  }
  const { rows } = await servers.pool.query<{ id: string; created_at: Date; age: number }>(
    `select id, created_at, extract(epoch from clock_timestamp() - created_at)::float8 as age
     from messages where conversation_id = $1 and role = 'user' order by id`,
    [conversation],
  );
  expect(rows.map(({ id }) => id)).toEqual(questions);
  expect(rows.toSorted((a, b) => Number(a.created_at) - Number(b.created_at)).map(({ id }) => id)).toEqual(questions);
  for (const { age } of rows) expect(age).toBeGreaterThan(-0.1);
});

/** A conversation accepts the next question once the last one is answered. */
async function endOfReply(conversation: string): Promise<void> {
  const running = "select from messages where conversation_id = $1 and status = 'streaming'";
  while ((await servers.pool.query(running, [conversation])).rowCount !== 0);
}

test.each([
  ['permitted by the server that is ahead and sent to the other', () => [wrong, right]],
  ['permitted by the right server and sent to the one that is ahead', () => [right, wrong]],
])('an upload is accepted that was %s', async (_, places) => {
  const [from = '', to = ''] = places();
  const { uploadURL, expiresAt } = await requestUploadFrom(createTestClient(from), 'brief.txt');
  expect(Math.abs(Date.parse(expiresAt) - Date.now() - 15 * 60_000)).toBeLessThan(60_000);
  const { pathname, search } = new URL(uploadURL);
  expect((await putFile({ uploadURL: to + pathname + search }, Buffer.from('A brief'))).status).toBe(201);
});

test('a sign-in that starts on one server completes on the other, with a code for the correct time', async () => {
  const user = await servers.make.user({});
  const client = await servers.signIn(right, user);
  const there = at(wrong, client);
  const { data } = await there.graphql<{ started: { secret: string } }>(
    'mutation { started: startTotpEnrolment { secret } }',
  );
  const { secret } = data.started;
  const confirm = 'mutation ($input: TotpCodeInput!) { confirmTotpEnrolment(input: $input) { recoveryCodes } }';
  expect((await there.graphql(confirm, { input: { code: generateTotpCode(secret, 0) } })).errors).toBeUndefined();

  const signIn = 'mutation ($input: TotpCodeInput!) { signInWithTotp(input: $input) { user { id } } }';
  const signedOut = createTestClient(right);
  await signedOut.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
  const returning = at(wrong, signedOut);
  const { errors } = await returning.graphql(signIn, { input: { code: generateTotpCode(secret) } });
  expect(errors).toBeUndefined();
  const { body } = await at(right, returning).send<{ email: string }>('GET', '/api/auth/user');
  expect(body).toMatchObject({ email: user.email });
});

test("sessions expire by the database's time", async () => {
  const client = await servers.signIn(wrong, await servers.make.user({}));
  const { rows } = await servers.pool.query<{ ms: number }>(
    'select extract(epoch from max(expire) - localtimestamp)::float8 * 1000 as ms from session',
  );
  expect(Math.abs((rows[0]?.ms ?? 0) - 7 * 24 * hour)).toBeLessThan(60_000);
  await servers.pool.query("update session set expire = localtimestamp + interval '20 minutes'");
  expect((await at(wrong, client).send('GET', '/api/auth/user')).status).toBe(200);
});

test('a server that is ahead does not shorten rate limit windows', async () => {
  const { email } = await servers.make.user({});
  const attempt = (url: string) =>
    Object.assign(createTestClient(url), { address: '2001:db8:1::1' }).send('POST', '/api/auth/login', {
      email,
      password: 'no',
    });
  for (let failures = 0; failures < 5; failures++) expect((await attempt(right)).status).toBe(401);
  expect((await attempt(right)).status).toBe(429);
  expect((await attempt(wrong)).status).toBe(429);
  expect((await attempt(right)).status).toBe(429);
});

test("a machine whose clock is set forward or back keeps the database's time", () => {
  const { now } = Date;
  const before = clock.now();
  try {
    for (const step of [3_600_000, -3_600_000]) {
      Date.now = () => now() + step;
      expect(Math.abs(clock.now() - before)).toBeLessThan(1000);
    }
  } finally {
    Date.now = now;
  }
});
