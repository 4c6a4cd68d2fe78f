import { isInAudience } from 'rules/audiences';
import { maxPerKind, type ActionItem } from '#action-items/action-item';
import type { Context } from '#context';
import { Webhook } from '#webhooks/webhook.entity';

/** Receivers that the server turned off because they failed for days. */
export async function findTurnedOffWebhooks({ em, viewer }: Context): Promise<ActionItem[]> {
  if (!isInAudience('admin', viewer)) return [];
  const found = await em.find(
    Webhook,
    { turnedOffByServer: true, turnedOffAt: { $ne: null } },
    { orderBy: { turnedOffAt: 'asc' }, limit: maxPerKind },
  );
  return found.map(({ id, name, updatedAt, turnedOffAt }) => ({
    id,
    kind: 'webhook_turned_off',
    title: name,
    detail: 'Webhook turned off: no event arrived for three days',
    since: turnedOffAt ?? updatedAt,
    dueAt: null,
    path: '/admin/webhooks',
  }));
}
