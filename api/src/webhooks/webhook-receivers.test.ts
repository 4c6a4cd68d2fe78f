import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { findFreePort } from '#db/free-port';
import { startTestApp } from '#test/app';
import { eventually } from '#test/eventually';
import { waitForMails } from '#test/outbox';
import { signInAs } from '#test/sign-in-as';
import { type ReceivedWebhook, startWebhookReceiver } from '#test/webhook-receiver';
import { startWebhookWorld, verifyWebhook } from '#test/webhooks';

let world: Awaited<ReturnType<typeof startWebhookWorld>>;
beforeAll(async () => void (world = await startWebhookWorld()));
beforeEach(() => world.reset());
afterAll(() => world.stop());

test('that answers 500 and then 200 gets the message again, once, with the same id and another signature', async () => {
  const { id, secret } = await world.subscribe(['lead.changed']);
  world.receiver.respond((res) => void res.writeHead(500).end('Out of order'));
  await world.createLead();
  const failed = await world.waitForDelivery(id, { attempts: 1, status: 'pending' });
  expect(failed).toMatchObject({
    responseStatus: 500,
    responseText: 'Out of order',
    failure: 'The receiver answered 500',
  });
  const wait = Date.parse(failed.nextAttemptAt ?? '') - Date.now();
  expect(wait).toBeLessThanOrEqual(5000);
  world.receiver.respond((res) => void res.writeHead(204).end());
  await world.hurry();
  await world.waitForDelivery(id, { attempts: 2, status: 'delivered', responseStatus: 204, failure: null });
  await world.hurry();
  const [first, again] = world.receiver.received as [ReceivedWebhook, ReceivedWebhook];
  expect(world.receiver.received).toHaveLength(2);
  expect(again.headers['webhook-id']).toBe(first.headers['webhook-id']);
  expect(again.body).toBe(first.body);
  verifyWebhook(secret, again);
});

test('that hangs is given up after ten seconds, and blocks no other', async () => {
  const other = await startWebhookReceiver();
  const second = await startTestApp({
    DATABASE_URL: world.app.databaseUrl,
    DATA_DIR: world.app.dataDir,
    WEBHOOK_PRIVATE_RECEIVERS: `${world.receiver.host},${other.host}`,
  });
  world.receiver.respond(() => undefined);
  const [hanging, fine] = [await world.subscribe(['lead.changed']), await world.subscribe(['lead.changed'], other.url)];
  await world.createLead();
  await world.receiver.waitFor(1);
  await eventually(async () => {
    await world.hurry();
    expect(await world.list(fine.id)).toMatchObject([{ status: 'delivered' }]);
  });
  await world.waitForDelivery(hanging.id, { attempts: 1, failure: 'It took longer than 10 seconds' });
  await second.stop();
  await other.stop();
});

test('that redirects is not followed', async () => {
  const { id } = await world.subscribe(['lead.changed']);
  world.receiver.respond((res) => void res.writeHead(302, { location: 'http://169.254.169.254/latest' }).end());
  await world.createLead();
  await world.waitForDelivery(id, {
    attempts: 1,
    failure: 'The receiver redirects (302): enter the final address',
  });
  expect(world.receiver.received).toHaveLength(1);
});

test('that switches to another protocol has failed, and gets the next message', async () => {
  const { id } = await world.subscribe(['lead.changed']);
  world.receiver.respond(
    (res) => void res.socket?.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
  );
  await world.createLead();
  await world.waitForDelivery(id, { attempts: 1, status: 'pending', failure: 'The receiver answered 101' });
  world.receiver.respond((res) => void res.writeHead(200).end());
  await world.createLead();
  await world.waitForDelivery(id, { status: 'delivered' });
});

test('that sends a huge response is cut off', async () => {
  const { id } = await world.subscribe(['lead.changed']);
  world.receiver.respond((res) => {
    res.writeHead(200);
    const send = (): void => void (res.destroyed || res.write('x'.repeat(65_536), () => setImmediate(send)));
    send();
  });
  await world.createLead();
  const { responseText } = await world.waitForDelivery(id, { status: 'delivered' });
  expect(responseText).toHaveLength(1000);
});

test('that is deleted while a message is being sent leaves nothing behind, and no failed job', async () => {
  const { id } = await world.subscribe(['lead.changed']);
  const answers: Array<() => void> = [];
  world.receiver.respond((res) => void answers.push(() => res.writeHead(500).end()));
  await world.createLead();
  await world.receiver.waitFor(1);
  const { errors } = await world.admin.graphql('mutation ($id: ID!) { deleteWebhook(id: $id) { webhookId } }', { id });
  expect(errors).toBeUndefined();
  for (const answer of answers) answer();
  await eventually(async () => {
    const jobs = await world.database.query(
      "select last_error from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'deliverWebhook' and job.payload->>'deliveryId' is not null",
    );
    expect(jobs.rows).toEqual([]);
  });
  expect((await world.database.query('select 1 from webhook_deliveries')).rows).toEqual([]);
});

test('that is deleted while the result of an attempt is being stored is deleted without a deadlock', async () => {
  const { id } = await world.subscribe(['lead.changed']);
  const answers: Array<() => void> = [];
  world.receiver.respond((res) => void answers.push(() => res.writeHead(500).end()));
  await world.createLead();
  await world.receiver.waitFor(1);
  const deleting = new pg.Client(world.app.databaseUrl);
  await deleting.connect();
  await deleting.query("set deadlock_timeout = '10ms'"); // so that a deadlock is an error here, not in the job
  await deleting.query('begin');
  await deleting.query('select 1 from webhooks where id = $1 for update', [id]);
  for (const answer of answers) answer();
  await eventually(async () => {
    const { rows } = await world.database.query('select 1 from pg_locks where not granted');
    expect(rows).not.toEqual([]);
  });
  await deleting.query('delete from webhooks where id = $1', [id]);
  await deleting.query('commit');
  await deleting.end();
  expect(await world.list(id)).toEqual([]);
});

test('gets each message once, however many servers send', async () => {
  const second = await startTestApp({
    DATABASE_URL: world.app.databaseUrl,
    DATA_DIR: world.app.dataDir,
    WEBHOOK_PRIVATE_RECEIVERS: world.receiver.host,
  });
  const { id } = await world.subscribe(['lead.changed']);
  await Promise.all(Array.from({ length: 12 }, () => world.createLead()));
  await eventually(async () => {
    const deliveries = await world.list(id);
    expect(deliveries.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(Array(12).fill('delivered 1'));
  });
  expect(new Set(world.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
  expect(world.receiver.received).toHaveLength(12);
  await second.stop();
});

test('that is away is tried again', async () => {
  const away = `http://${world.receiver.host.split(':')[0]}:${await findFreePort()}/`;
  const { id } = await world.subscribe(['lead.changed'], away);
  await world.createLead();
  await world.waitForDelivery(id, { attempts: 1, status: 'pending', responseStatus: null });
});

test.each([
  ['https://127.0.0.1/', 'The address is in a private network, where webhooks are not sent'],
  ['https://[::1]/', 'The address is in a private network, where webhooks are not sent'],
  ['https://2130706433/', 'The address is in a private network, where webhooks are not sent'],
  ['https://0x7f.1/', 'The address is in a private network, where webhooks are not sent'],
  ['https://169.254.169.254/latest/meta-data', 'The address is in a private network, where webhooks are not sent'],
  ['https://localhost/', 'The address is in a private network, where webhooks are not sent'],
  ['http://example.com/', 'The address must use https'],
])('at %s gets nothing', async (url, failure) => {
  const { id } = await world.subscribe(['lead.changed'], url);
  await world.createLead();
  await world.waitForDelivery(id, { attempts: 1, failure });
  expect(world.receiver.received).toEqual([]);
});

test('that failed for three days is turned off, with a mail to administrators and an action item', async () => {
  const boss = await world.app.make.user({ role: 'admin' });
  const { id } = await world.subscribe(['lead.changed']);
  world.receiver.respond((res) => void res.writeHead(500).end());
  await world.database.query("update webhooks set failing_since = now() - interval '73 hours' where id = $1", [id]);
  await world.createLead();
  await eventually(async () => {
    const { data } = await world.admin.graphql<{ webhooks: Array<{ turnedOffByServer: boolean }> }>(
      '{ webhooks { id turnedOffByServer } }',
    );
    expect(data.webhooks).toEqual([{ id, turnedOffByServer: true }]);
  });
  const [mail] = await waitForMails(world.app, boss.email, 1);
  expect(mail?.subject).toBe('10x Labs: webhook turned off');
  expect(mail?.text).toContain('/admin/webhooks');
  const { data } = await (
    await signInAs(world.app, boss)
  ).graphql<{ needsMe: { items: Array<{ kind: string }> } }>('{ needsMe { items { kind title } } }');
  expect(data.needsMe.items).toContainEqual({ kind: 'webhook_turned_off', title: 'Chat' });
  await world.createLead();
  await world.hurry();
  await world.waitForDelivery(id, { status: 'failed', failure: 'The webhook was turned off' });
  expect(world.receiver.received).toHaveLength(1);
});
