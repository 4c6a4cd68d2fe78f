import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Task } from 'graphile-worker';
import { clock } from '#clock';
import type { Context } from '#context';
import { RefusedAddress } from '#outgoing/guarded-request';
import { postWebhook, type WebhookResponse } from '#webhooks/post-webhook';
import { scheduleAttempt } from '#webhooks/queue-webhooks';
import { signWebhook } from '#webhooks/sign-webhook';
import { turnOffIfFailing } from '#webhooks/turn-off-if-failing';
import { WebhookDelivery } from '#webhooks/webhook-delivery.entity';
import { Webhook } from '#webhooks/webhook.entity';
import { getWebhookSeal } from '#webhooks/webhook-seal';

const [second, minute, hour] = [1000, 60_000, 3_600_000];
/** Between the attempts, as Standard Webhooks recommends: about three days in all. */
const retryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

type Outcome = { response: WebhookResponse } | { failure: string };

/**
 * The job that sends a delivery. The result and the next attempt are stored in one transaction: a server that is killed before it sends
 * again what its receiver may have, with the same webhook-id. A receiver's failure is no failure of the job.
 */
export const deliverWebhook =
  (createContext: () => Context): Task =>
  async (payload) => {
    const { deliveryId, attempts } = payload as { deliveryId: string; attempts: number };
    const context = createContext();
    const delivery = await context.em.findOne(WebhookDelivery, deliveryId, { populate: ['webhook'] });
    // Deleted, sent again by hand meanwhile, or done by a job whose end was lost.
    if (delivery?.status !== 'pending' || delivery.attempts !== attempts) return;
    if (delivery.webhook.turnedOffAt) return giveUp(context.em, delivery, 'The webhook was turned off');
    const at = clock.date();
    const outcome = await send(context, delivery, at);
    const attempt = { deliveryId, webhookId: delivery.webhook.id, outcome, at };
    await context.em.fork().transactional((tx) => storeOutcome(tx, context, attempt));
  };

async function send(context: Context, { messageId, payload, webhook }: WebhookDelivery, at: Date): Promise<Outcome> {
  const seal = getWebhookSeal(context);
  const { secret, previousSecret, previousSecretUntil } = webhook;
  const sealed = [
    secret,
    ...(previousSecret && previousSecretUntil && previousSecretUntil > at ? [previousSecret] : []),
  ];
  const secrets = sealed.flatMap((each) => seal.open(each) ?? []);
  if (secrets.length === 0) return { failure: 'The secret can no longer be read. Rotate it' };
  try {
    const response = await postWebhook({
      url: new URL(webhook.url),
      headers: {
        'content-type': 'application/json',
        'user-agent': '10x-Labs-Portals-Webhooks/1',
        ...signWebhook({ id: messageId, at, body: payload }, secrets),
      },
      body: payload,
      privateReceivers: context.settings.webhookPrivateReceivers,
    });
    return { response };
  } catch (error) {
    return { failure: describeFailure(error) };
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof RefusedAddress)
    return error.reason === 'private' ? `${error.message}, where webhooks are not sent` : error.message;
  const { code, message } = error as { code?: string; message?: string };
  return (code ? `No connection (${code})` : message) || 'No connection';
}

/** Locks the receiver before its delivery, as deleting a receiver with its log does: the other order could deadlock. */
async function storeOutcome(
  tx: EntityManager,
  context: Context,
  { deliveryId, webhookId, outcome, at }: { deliveryId: string; webhookId: string; outcome: Outcome; at: Date },
): Promise<void> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
  const webhook = await tx.findOne(Webhook, webhookId, lock);
  const delivery = await tx.findOne(WebhookDelivery, deliveryId, lock);
  if (!webhook || !delivery) return;
  const response = 'response' in outcome ? outcome.response : null;
  const isDelivered = response !== null && response.status >= 200 && response.status < 300;
  delivery.attempts += 1;
  delivery.attemptedAt = at;
  delivery.responseStatus = response?.status ?? null;
  delivery.responseText = response?.text ?? null;
  delivery.failure = isDelivered
    ? null
    : 'failure' in outcome
      ? outcome.failure
      : describeStatus(response?.status ?? 0);
  if (isDelivered) {
    Object.assign(delivery, { status: 'delivered', nextAttemptAt: null });
    webhook.failingSince = null;
    return;
  }
  webhook.failingSince ??= at;
  const delay = retryDelays[delivery.attempts - 1];
  if (delay === undefined) Object.assign(delivery, { status: 'failed', nextAttemptAt: null });
  else await scheduleAttempt(tx, delivery, new Date(at.getTime() + delay));
  await turnOffIfFailing(tx, context, webhook);
}

const describeStatus = (status: number) =>
  status >= 300 && status < 400
    ? `The receiver redirects (${status}): enter the final address`
    : `The receiver answered ${status}`;

async function giveUp(em: EntityManager, delivery: WebhookDelivery, failure: string): Promise<void> {
  Object.assign(delivery, { status: 'failed', nextAttemptAt: null, failure });
  await em.flush();
}
