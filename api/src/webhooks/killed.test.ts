import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { eventually } from '#test/eventually';
import { createKillableServer } from '#test/killable-server';
import { type ReceivedWebhook, startWebhookReceiver } from '#test/webhook-receiver';
import type { TestClient } from '#test/client';

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let servers: Awaited<ReturnType<typeof createKillableServer>>;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  servers = await createKillableServer({ WEBHOOK_PRIVATE_RECEIVERS: receiver.host });
});
afterAll(async () => {
  await servers.stop();
  await receiver.stop();
});

const createLead = (client: TestClient) =>
  client.graphql<{ createLead: { id: string } }>(
    'mutation ($input: CreateLeadInput!) { createLead(input: $input) { id } }',
    { input: { companyName: 'Ada Ltd', contactName: 'Ada', contactEmail: 'ada@test.test' } },
  );
const subscribe = async (client: TestClient): Promise<string> => {
  const { data } = await client.graphql<{ createWebhook: { secret: string } }>(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }',
    { input: { name: 'Chat', url: receiver.url, events: ['lead.changed'] } },
  );
  return data.createWebhook.secret;
};

test('a server that is killed after the commit, before or while it delivers, loses nothing', async () => {
  const admin = await servers.make.user({ role: 'admin' });
  const first = await servers.start();
  const client = await servers.signIn(first.url, admin);
  const secret = await subscribe(client);
  await createLead(client);
  await receiver.waitFor(1);

  // No worker can claim a job of a queue whose row is locked.
  const blocker = await servers.pool.connect();
  await eventually(async () => {
    const { rows } = await servers.pool.query("select 1 from webhook_deliveries where status = 'delivered'");
    expect(rows).toHaveLength(1);
  });
  await blocker.query(
    "begin; select 1 from graphile_worker._private_job_queues where queue_name like 'webhook %' for update",
  );
  const { data } = await createLead(client);
  await first.kill();
  await blocker.query('rollback');
  blocker.release();
  expect(receiver.received).toHaveLength(1);

  // The second server gets no answer from the receiver before it is killed.
  receiver.respond(() => undefined);
  const second = await servers.start();
  await receiver.waitFor(2);
  await second.kill();

  receiver.respond((res) => void res.writeHead(200).end());
  await servers.start();
  await servers.pool.query("update graphile_worker._private_jobs set locked_at = locked_at - interval '11 minutes'");
  await servers.pool.query(
    "update graphile_worker._private_job_queues set locked_at = locked_at - interval '11 minutes'",
  );
  await servers.pool.query("select graphile_worker.add_job('releaseLostJobs')");
  const [, sent, again] = (await receiver.waitFor(3)) as [ReceivedWebhook, ReceivedWebhook, ReceivedWebhook];
  for (const { headers, body } of [sent, again]) {
    const message = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(message).toMatchObject({ data: { id: data.createLead.id } });
  }
  // By which the receiver knows that it has it.
  expect(again.headers['webhook-id']).toBe(sent.headers['webhook-id']);
  await eventually(async () => {
    const { rows } = await servers.pool.query('select status, attempts from webhook_deliveries order by id');
    expect(rows).toEqual([
      { status: 'delivered', attempts: 1 },
      { status: 'delivered', attempts: 1 },
    ]);
  });
  expect(receiver.received).toHaveLength(3);
}, 60_000);
