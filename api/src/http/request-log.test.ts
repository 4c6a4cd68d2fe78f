import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { startTestApp } from '#test/app';
import { enquire, mailedKey, newVisitor } from '#test/enquiries';
import { clientOf } from '#test/client';
import { testPassword } from '#test/factories';
import { allMailsTo } from '#test/outbox';

interface Line {
  req?: { url: string; address: string };
  accountId?: string;
}

test('a request has one line, with its address and the account that is signed in', async () => {
  const lines: Line[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = await startTestApp({}, { log: pino({ level: 'info' }, stream) });
  const user = await app.make.user();
  const client = Object.assign(clientOf(app.url), { address: '192.0.2.77' });
  await client.send('GET', '/api/projects');
  await client.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
  await client.send('GET', '/api/projects');
  await client.send('GET', '/healthz');
  await app.stop();
  const requests = lines.filter(({ req }) => req).map(({ req, accountId }) => [req?.url, req?.address, accountId]);
  expect(requests).toEqual([
    ['/api/projects', '192.0.2.77', undefined],
    ['/api/auth/login', '192.0.2.77', user.id],
    ['/api/projects', '192.0.2.77', user.id],
  ]);
});

test('the keys and tokens of links stand in no line of the log', async () => {
  let written = '';
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      written += String(chunk);
      done();
    },
  });
  const app = await startTestApp({}, { log: pino({ level: 'trace' }, lines) });
  const email = newVisitor();
  await enquire(app, email);
  const slots = await app.client.graphql<{ callSlots: Array<{ startsAt: string }> }>('{ callSlots { startsAt } }');
  const booking = 'mutation ($input: BookCallInput!) { bookCall(input: $input) { id } }';
  await app.client.graphql(booking, {
    input: { name: 'Ada', email, startsAt: slots.data.callSlots[0]?.startsAt },
  });
  const keys = [await mailedKey(app, email, 'enquiry', 2), await mailedKey(app, email, 'call', 2), 'k'.repeat(43)];
  for (const key of keys) {
    for (const page of ['enquiry?key', 'call?key', 'join?invite']) await app.client.send('GET', `/${page}=${key}`);
    await app.client.graphql('query ($key: String!) { enquiryProgress(key: $key) { name } }', { key });
    await app.client.graphql('mutation ($key: String!) { cancelCall(key: $key) { name } }', { key });
  }
  await allMailsTo(app, email);
  await app.stop();
  expect(written).toContain('"url":"/call"');
  for (const key of keys) expect(written).not.toContain(key);
});
