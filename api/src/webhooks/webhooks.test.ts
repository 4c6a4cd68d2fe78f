import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReceivedWebhook } from '#test/webhook-receiver';
import { createWebhookDocument, startWebhookWorld, verifyWebhook } from '#test/webhooks';

let world: Awaited<ReturnType<typeof startWebhookWorld>>;
beforeAll(async () => void (world = await startWebhookWorld()));
beforeEach(() => world.reset());
afterAll(() => world.stop());

describe('a message', () => {
  test('is signed as Standard Webhooks say, and names its event, version and time', async () => {
    const { secret } = await world.subscribe(['lead.changed']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { data } = await world.createLead();
    const [message] = (await world.receiver.waitFor(1)) as [ReceivedWebhook];
    expect(verifyWebhook(secret, message)).toMatchObject({
      id: message.headers['webhook-id'],
      type: 'lead.changed',
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { id: data.createLead.id, status: 'new', companyName: 'Ada Ltd', contactEmail: 'ada@test.test' },
    });
    expect(message.headers['content-type']).toBe('application/json');
    expect(Math.abs(Date.now() / 1000 - Number(message.headers['webhook-timestamp']))).toBeLessThan(60);
  });

  test('that was changed, or is replayed later, is not accepted', async () => {
    const { secret } = await world.subscribe(['lead.changed']);
    await world.createLead();
    const [{ headers, body }] = (await world.receiver.waitFor(1)) as [ReceivedWebhook];
    expect(() => verifyWebhook(secret, { headers, body: body.replace('Ada Ltd', 'Eve Ltd') })).toThrow();
    const later = String(Number(headers['webhook-timestamp']) + 600);
    expect(() => verifyWebhook(secret, { headers: { ...headers, 'webhook-timestamp': later }, body })).toThrow();
    const now = Date.now;
    Date.now = () => now() + 6 * 60_000;
    try {
      expect(() => verifyWebhook(secret, { headers, body })).toThrow('too old');
    } finally {
      Date.now = now;
    }
  });

  test('goes to the receivers that world.subscribe to its event, and to no other', async () => {
    const [one, other] = [await world.subscribe(['lead.changed']), await world.subscribe(['ticket.opened'])];
    await world.createLead();
    await world.waitForDelivery(one.id, { status: 'delivered' });
    expect(await world.list(other.id)).toEqual([]);
    expect(world.receiver.received).toHaveLength(1);
  });

  test('of a change that is rolled back is not sent', async () => {
    const { id } = await world.subscribe(['project.changed']);
    const client = await world.app.make.user();
    const project = await world.app.make.project({ client });
    const update =
      'mutation ($id: ID!) { updateProject(id: $id, input: { progress: 50, clientEmail: "x@test.test" }) { id } }';
    expect((await world.admin.graphql(update, { id: project.id })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await world.list(id)).toEqual([]);
  });
});

describe('administrators', () => {
  test('send a test, and a delivery once more with the same id', async () => {
    const { id, secret } = await world.subscribe(['lead.changed']);
    const { data } = await world.admin.graphql<{ testWebhook: { id: string; eventType: string } }>(
      'mutation ($id: ID!) { testWebhook(id: $id) { id eventType } }',
      { id },
    );
    expect(data.testWebhook.eventType).toBe('webhook.test');
    await world.waitForDelivery(id, { status: 'delivered', attempts: 1 });
    await world.admin.graphql('mutation ($id: ID!) { resendWebhookDelivery(id: $id) { id status } }', {
      id: data.testWebhook.id,
    });
    await world.waitForDelivery(id, { status: 'delivered', attempts: 2 });
    const ids = world.receiver.received.map((message) => verifyWebhook(secret, message).id);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  test('rotate the secret: for a day both signatures are sent, then only the new one', async () => {
    const { id, secret: before } = await world.subscribe(['lead.changed']);
    const { data } = await world.admin.graphql<{ rotateWebhookSecret: { secret: string } }>(
      'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { previousSecretUntil } } }',
      { id },
    );
    const { secret } = data.rotateWebhookSecret;
    expect(secret).not.toBe(before);
    await world.createLead();
    const [both] = (await world.receiver.waitFor(1)) as [ReceivedWebhook];
    for (const each of [before, secret]) verifyWebhook(each, both);
    await world.database.query("update webhooks set previous_secret_until = now() - interval '1 second'");
    await world.createLead();
    const [, one] = (await world.receiver.waitFor(2)) as [ReceivedWebhook, ReceivedWebhook];
    verifyWebhook(secret, one);
    expect(() => verifyWebhook(before, one)).toThrow();
  });

  test('see no secret again, and neither does the database, the audit log or the queue', async () => {
    const { secret } = await world.subscribe(['lead.changed'], `${world.receiver.url}?token=in-the-path`);
    const { rows } = await world.database.query(
      `select webhooks.secret as row from webhooks union all select audit_entries::text from audit_entries
        union all select payload::text from graphile_worker._private_jobs`,
    );
    const text = JSON.stringify(rows);
    expect(text).not.toContain(secret);
    expect(text).not.toContain('in-the-path');
  });

  test.each(['ftp://example.com', 'https://user:pass@example.com', 'nothing'])('cannot enter %s', async (url) => {
    const { errors } = await world.admin.graphql(createWebhookDocument, {
      input: { name: 'A', url, events: ['lead.changed'] },
    });
    expect(errors?.[0]?.extensions.fields).toHaveProperty('url');
  });

  test('turn one off and on, and delete it', async () => {
    const { id } = await world.subscribe(['lead.changed']);
    const update = `mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { turnedOffAt } }`;
    const input = { name: 'Chat', url: world.receiver.url, events: ['lead.changed'], isActive: false };
    await world.admin.graphql(update, { id, input });
    await world.createLead();
    expect(await world.list(id)).toEqual([]);
    await world.admin.graphql(update, { id, input: { ...input, isActive: true } });
    await world.createLead();
    await world.waitForDelivery(id, { status: 'delivered' });
    const { data } = await world.admin.graphql('mutation ($id: ID!) { deleteWebhook(id: $id) { webhookId } }', { id });
    expect(data).toEqual({ deleteWebhook: { webhookId: id } });
    expect((await world.admin.graphql('{ webhooks { id } }')).data).toEqual({ webhooks: [] });
  });
});
