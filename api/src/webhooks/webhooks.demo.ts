import type { EntityManager } from '@mikro-orm/postgresql';
import { createdDaysAgo } from '#demo/created-days-ago';
import type { DemoData } from '#demo/demo-data';
import { createMessage } from '#webhooks/queue-webhooks';
import { WebhookDelivery } from '#webhooks/webhook-delivery.entity';
import { Webhook } from '#webhooks/webhook.entity';

/** A receiver that was turned off, with its log. No demo event is ever sent to it. */
export function loadDemoWebhooks(em: EntityManager, { people, projects }: DemoData): void {
  const [project] = projects.values();
  if (!project) return;
  const webhook = em.create(Webhook, {
    ...createdDaysAgo(20),
    name: 'Team chat',
    url: 'https://chat.example/hooks/portals',
    events: ['enquiry.created', 'project.changed'],
    // Not a secret that could be opened: turning it on asks for a new one.
    secret: '',
    createdBy: people.admin,
    turnedOffAt: createdDaysAgo(1).createdAt,
  });
  const { id, title, status } = project;
  const message = createMessage('project.changed', { id, title, status });
  const [delivered, failed] = [createdDaysAgo(3), createdDaysAgo(2)];
  const shared = { webhook, eventType: message.eventType, payload: message.payload, attempts: 1 };
  em.create(WebhookDelivery, {
    ...delivered,
    ...shared,
    messageId: message.messageId,
    status: 'delivered',
    attemptedAt: delivered.createdAt,
    responseStatus: 200,
    responseText: 'ok',
  });
  em.create(WebhookDelivery, {
    ...failed,
    ...shared,
    messageId: createMessage('project.changed', { id }).messageId,
    status: 'failed',
    attemptedAt: failed.createdAt,
    responseStatus: 503,
    responseText: 'Maintenance',
    failure: 'The receiver answered 503',
  });
}
