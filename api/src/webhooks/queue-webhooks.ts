import type { EntityManager } from '@mikro-orm/postgresql';
import { type testEventType, webhookPayloadVersion, type WebhookEventType } from 'rules/webhooks';
import { clock } from '#clock';
import { getHold } from '#jobs/hold';
import { newId } from '#new-id';
import { WebhookDelivery } from '#webhooks/webhook-delivery.entity';
import { Webhook } from '#webhooks/webhook.entity';

/** What happened to the thing with this id. */
type WebhookData = { id: string } & Record<string, unknown>;

/**
 * Queues an event for every receiver that subscribes to it, in the caller's transaction: it is sent if that commits, even if this
 * server stops right after. `data` is what an integrator needs, so that most need not ask the API. The event of a change that can be
 * undone is sent after its hold.
 */
export async function queueWebhooks(tx: EntityManager, type: WebhookEventType, data: WebhookData): Promise<void> {
  const hold = getHold(tx);
  const receivers = await tx.find(Webhook, { turnedOffAt: null, events: { $contains: [type] } });
  if (receivers.length === 0) return;
  const message = createMessage(type, data);
  for (const webhook of receivers) {
    // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
    const delivery = await queueDelivery(tx, webhook, message, hold?.heldUntil);
    hold?.jobKeys.push(getJobKey(delivery));
    hold?.deliveryIds.push(delivery.id);
  }
}

interface Message {
  messageId: string;
  eventType: WebhookEventType | typeof testEventType;
  payload: string;
}

export function createMessage(eventType: Message['eventType'], data: object): Message {
  const messageId = `msg_${newId().replaceAll('-', '')}`;
  const content = { id: messageId, type: eventType, version: webhookPayloadVersion, createdAt: clock.date(), data };
  return { messageId, eventType, payload: JSON.stringify(content) };
}

export async function queueDelivery(
  tx: EntityManager,
  webhook: Webhook,
  message: Message,
  at = clock.date(),
): Promise<WebhookDelivery> {
  const delivery = tx.create(WebhookDelivery, { webhook, ...message });
  await scheduleAttempt(tx, delivery, at);
  return delivery;
}

/**
 * Schedules the next attempt, in place of one that is already scheduled. The attempts of a receiver run one after the other, so that
 * one that hangs occupies one worker.
 */
export async function scheduleAttempt(tx: EntityManager, delivery: WebhookDelivery, at: Date): Promise<void> {
  delivery.status = 'pending';
  delivery.nextAttemptAt = at;
  await tx.execute(
    `select id from graphile_worker.add_job('deliverWebhook', payload := ?::json, queue_name := ?, run_at := ?,
                                            max_attempts := 25, job_key := ?)`,
    [
      JSON.stringify({ deliveryId: delivery.id, attempts: delivery.attempts }),
      `webhook ${delivery.webhook.id}`,
      at,
      getJobKey(delivery),
    ],
  );
}

const getJobKey = ({ id }: WebhookDelivery) => `webhook delivery ${id}`;
