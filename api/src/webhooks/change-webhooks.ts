import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type CreateWebhook, maxWebhooks, type UpdateWebhook } from 'rules/webhooks';
import { type AuditRecord, withAudit } from '#audit/with-audit';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { conflict, unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { createWebhookSecret } from '#webhooks/sign-webhook';
import { Webhook } from '#webhooks/webhook.entity';
import { visibleTo } from '#webhooks/webhook.access';
import { getWebhookSeal } from '#webhooks/webhook-seal';

/** How long the previous secret signs as well, so that a receiver can change to the new one without losing a message. */
const overlapMs = 24 * 3_600_000;

/** Creates a receiver. Returns its secret, which is stored sealed and never shown again. */
export async function createWebhook(
  context: Context,
  { name, url, events }: CreateWebhook,
): Promise<{ id: string; secret: string }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const secret = createWebhookSecret();
  const id = await withAudit(context, async (tx, record) => {
    if ((await tx.count(Webhook)) >= maxWebhooks)
      throw conflict(`There are ${maxWebhooks} webhooks, which is the limit. Delete one that isn't needed`);
    const createdBy = tx.getReference(User, viewer.id);
    const sealed = getWebhookSeal(context).seal(secret);
    const webhook = tx.create(Webhook, { name, url, events: [...new Set(events)], secret: sealed, createdBy });
    record(toAudit(webhook, 'webhook_created', describe(webhook)));
    return webhook.id;
  });
  return { id, secret };
}

/** Changes a receiver, or turns it on or off. What waits for another attempt goes to the new address. */
export async function updateWebhook(
  context: Context,
  id: string,
  { name, url, events, isActive }: UpdateWebhook,
): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const webhook = await lockWebhook(tx, context, id);
    Object.assign(webhook, { name, url, events: [...new Set(events)] });
    if (isActive) Object.assign(webhook, { turnedOffAt: null, turnedOffByServer: false, failingSince: null });
    else webhook.turnedOffAt ??= clock.date();
    record(toAudit(webhook, 'webhook_changed', `${describe(webhook)}; ${isActive ? 'on' : 'off'}`));
  });
}

/** Gives a receiver a new secret, which is returned. The one before signs as well for a day. */
export async function rotateWebhookSecret(context: Context, id: string): Promise<string> {
  const secret = createWebhookSecret();
  await withAudit(context, async (tx, record) => {
    const webhook = await lockWebhook(tx, context, id);
    webhook.previousSecret = webhook.secret;
    webhook.previousSecretUntil = new Date(clock.now() + overlapMs);
    webhook.secret = getWebhookSeal(context).seal(secret);
    record(toAudit(webhook, 'webhook_secret_rotated'));
  });
  return secret;
}

/** Deletes a receiver with its log. What waits for another attempt is not sent. */
export async function deleteWebhook(context: Context, id: string): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const webhook = await lockWebhook(tx, context, id);
    record(toAudit(webhook, 'webhook_deleted'));
    tx.remove(webhook);
  });
}

const lockWebhook = (tx: EntityManager, { viewer }: Context, id: string): Promise<Webhook> =>
  findVisible(tx, Webhook, id, visibleTo(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Without the path, which may hold a secret of the receiver. */
const describe = ({ url, events }: Webhook) => `to ${new URL(url).origin}: ${events.join(', ')}`;

const toAudit = ({ id, name }: Webhook, action: AuditRecord['action'], details: string | null = null): AuditRecord => ({
  action,
  subject: { kind: 'webhook', id, label: name },
  details,
});
