import { testEventType } from 'rules/webhooks';
import { LockMode } from '@mikro-orm/core';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { conflict } from '#errors';
import { createMessage, queueDelivery, scheduleAttempt } from '#webhooks/queue-webhooks';
import { WebhookDelivery } from '#webhooks/webhook-delivery.entity';
import { Webhook } from '#webhooks/webhook.entity';
import { deliveryVisibleTo, visibleTo } from '#webhooks/webhook.access';

/** Sends a message of its own type, by which an administrator sees whether a receiver works. */
export async function testWebhook({ em, viewer }: Context, id: string): Promise<string> {
  return em.transactional(async (tx) => {
    const webhook = await findVisible(tx, Webhook, id, visibleTo(viewer));
    requireActive(webhook);
    const message = createMessage(testEventType, { id, text: 'This is a test' });
    return (await queueDelivery(tx, webhook, message)).id;
  });
}

/** Sends a delivery once more, at once, with the same webhook-id. */
export async function resendWebhookDelivery({ em, viewer }: Context, id: string): Promise<void> {
  await em.transactional(async (tx) => {
    const delivery = await findVisible(tx, WebhookDelivery, id, deliveryVisibleTo(viewer), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    requireActive(await tx.findOneOrFail(Webhook, delivery.webhook.id));
    await scheduleAttempt(tx, delivery, clock.date());
  });
}

function requireActive({ turnedOffAt }: Webhook): void {
  if (turnedOffAt) throw conflict('This webhook is off. Turn it on first');
}
