import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { startTestApp } from '#test/app';
import { enquire, mailedKey, newVisitor } from '#test/enquiries';
import { allMailsTo } from '#test/outbox';

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
  const booking = 'mutation ($input: BookCallInput!) { bookCall(input: $input) { key } }';
  const { data } = await app.client.graphql<{ bookCall: { key: string } }>(booking, {
    input: { name: 'Ada', email, startsAt: slots.data.callSlots[0]?.startsAt },
  });
  const keys = [await mailedKey(app, email, 'enquiry', 2), data.bookCall.key, 'k'.repeat(43)];
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
