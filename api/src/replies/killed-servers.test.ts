import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { findFreePort } from '#db/free-port';
import { eventually } from '#test/eventually';
import { createKillableServer } from '#test/killable-server';
import { says, saysSlowly } from '#test/model-answers';
import { startModelStandIn } from '#test/model-stand-in';
import { askJarvis, Reader } from '#test/replies';
import { getTrialCount } from '#test/trials';

/** They run concurrently because they mostly wait. */
const kills = getTrialCount({ short: 4, long: 200 });
const lanes = Math.min(4, kills);

/** Longer than the delay before a server is killed, which is about half a second. */
const words = (name: string) => Array.from({ length: 60 }, (_, index) => `${name}${index} `);

async function killOften(lane: number, times: number) {
  const model = await startModelStandIn();
  const servers = await createKillableServer(model.env);
  const person = await servers.make.user({ role: 'contractor', contractorRole: 'developer' });
  const port = await findFreePort();
  let server = await servers.start(port);
  const client = await servers.signIn(server.url, person);

  for (let trial = 0; trial < times; trial += 1) {
    const [before, after] = [words(`before-${trial}-`), words(`after-${trial}-`)];
    // Two texts without a common piece, so that a reply mixed from both would be detected.
    model.setDefaultAnswer(saysSlowly(8, ...before));
    const conversation = (await servers.make.conversation({ owner: person })).id;
    const first = new Reader();
    first.open(client, conversation);
    const sending = askJarvis(client, conversation).then(
      ({ question }) => question,
      () => null, // killed before it could respond: the question is stored completely or not at all
    );
    await delay(Math.random() * 700);
    await server.kill();
    model.setDefaultAnswer(says(...after));
    const question = await sending;
    await first.drop();

    server = await servers.start(port);
    const { rows } = await servers.pool.query<{ id: string; role: string }>(
      'select id, role from messages where conversation_id = $1 order by id',
      [conversation],
    );
    if (rows.length === 0) {
      expect(question).toBeNull();
      continue;
    }
    expect(rows.map(({ role }) => role)).toEqual(['user', 'assistant']);
    if (question) expect(rows[0]?.id).toBe(question);
    const reply = rows[1]?.id ?? '';
    first.open(client, conversation);
    await first.waitForEnd(reply);
    const [stored] = (await servers.pool.query('select content, status from messages where id = $1', [reply])).rows;
    expect([before.join(''), after.join('')]).toContain(stored.content);
    expect(stored.status).toBe('complete');
    expect(first.texts.get(reply)).toBe(stored.content);
    expect(first.errors.filter((fault) => !/^(4499|1006)/.test(fault))).toEqual([]);
    await first.drop();
  }
  await servers.stop();
  await model.stop();
  return lane;
}

test(
  `of ${kills} servers killed at any point of a reply, none loses or duplicates a question, or leaves half a reply`,
  async () => {
    await Promise.all(Array.from({ length: lanes }, (_, lane) => killOften(lane, Math.ceil(kills / lanes))));
  },
  60_000 + kills * 15_000,
);

test('another server takes over a reply within ten seconds after its server is killed, and at once after a graceful stop', async () => {
  const model = await startModelStandIn();
  const servers = await createKillableServer(model.env);
  const person = await servers.make.user({ role: 'contractor', contractorRole: 'developer' });
  const killed = await servers.start();
  const client = await servers.signIn(killed.url, person);
  const conversation = (await servers.make.conversation({ owner: person })).id;
  const never = new Promise(() => undefined);
  model.answerWith(says('The first words', never), says('Other words', never), says('The whole answer.'));
  const { reply } = await askJarvis(client, conversation);
  await model.request(1);
  const peaceful = await servers.start();
  await killed.kill();
  const began = performance.now();
  await model.request(2);
  expect(performance.now() - began).toBeLessThan(10_000);

  const reader = new Reader();
  reader.open({ ...client, url: peaceful.url }, conversation);
  await reader.waitForText(reply, 'Other words');
  const last = await servers.start();
  await reader.drop();
  await peaceful.terminate();
  reader.open({ ...client, url: last.url }, conversation);
  expect(await reader.waitForEnd(reply)).toMatchObject({ status: 'complete', content: 'The whole answer.' });
  await eventually(async () => expect(reader.texts.get(reply)).toBe('The whole answer.'));
  await reader.drop();
  await servers.stop();
  await model.stop();
}, 60_000);
