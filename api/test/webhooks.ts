import { expect } from '@jest/globals';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import type { WebhookEventType } from 'rules/webhooks';
import { startTestApp } from '#test/app';
import { eventually } from '#test/eventually';
import { signInAs } from '#test/sign-in-as';
import { type ReceivedWebhook, startWebhookReceiver } from '#test/webhook-receiver';

export interface WebhookDelivery {
  id: string;
  messageId: string;
  eventType: string;
  payload: string;
  status: string;
  attempts: number;
  responseStatus: number | null;
  responseText: string | null;
  failure: string | null;
  nextAttemptAt: string | null;
}

export const createWebhookDocument = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { secret webhook { id events turnedOffAt } }
}`;

/** Verifies as receivers do. Throws if a message is not signed with the secret, or is too old. */
export const verifyWebhook = (secret: string, { headers, body }: ReceivedWebhook) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as { id: string; type: string; data: object };

/** An app with an administrator, and a receiver that it may send webhooks to. */
export async function startWebhookWorld() {
  const receiver = await startWebhookReceiver();
  const app = await startTestApp({ WEBHOOK_PRIVATE_RECEIVERS: receiver.host });
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const database = new pg.Client(app.databaseUrl);
  await database.connect();

  async function subscribe(events: WebhookEventType[], url = receiver.url) {
    const input = { name: 'Chat', url, events };
    const { data, errors } = await admin.graphql<{ createWebhook: { secret: string; webhook: { id: string } } }>(
      createWebhookDocument,
      { input },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return { id: data.createWebhook.webhook.id, secret: data.createWebhook.secret };
  }
  const list = async (webhookId: string): Promise<WebhookDelivery[]> => {
    const query = `query ($webhookId: ID!) { webhookDeliveries(webhookId: $webhookId) { edges { node {
      id messageId eventType payload status attempts responseStatus responseText failure nextAttemptAt } } } }`;
    const { data } = await admin.graphql<{ webhookDeliveries: { edges: Array<{ node: WebhookDelivery }> } }>(query, {
      webhookId,
    });
    return data.webhookDeliveries.edges.map(({ node }) => node);
  };
  /** Waits until the newest delivery has this status, or has been tried this often. */
  async function waitForDelivery(webhookId: string, wanted: Partial<WebhookDelivery>): Promise<WebhookDelivery> {
    let newest: WebhookDelivery | undefined;
    await eventually(async () => {
      [newest] = await list(webhookId);
      expect(newest).toMatchObject(wanted);
    });
    return newest as WebhookDelivery;
  }
  /** Moves the next attempts to now, as if their time had come. */
  const hurry = () =>
    database.query(
      "update graphile_worker._private_jobs set run_at = now() where key like 'webhook delivery %' and locked_at is null",
    );
  const createLead = () =>
    admin.graphql<{ createLead: { id: string } }>(
      'mutation ($input: CreateLeadInput!) { createLead(input: $input) { id } }',
      { input: { companyName: 'Ada Ltd', contactName: 'Ada', contactEmail: 'ada@test.test' } },
    );

  return {
    app,
    admin,
    receiver,
    database,
    subscribe,
    list,
    waitForDelivery,
    hurry,
    createLead,
    /** Before each test: no receivers, nothing received, and an answer of 200. */
    reset: async () => {
      await database.query('delete from webhooks');
      receiver.received.length = 0;
      receiver.respond((res) => void res.writeHead(200).end('ok'));
    },
    stop: async () => {
      await database.end();
      await app.stop();
      await receiver.stop();
    },
  };
}
