import { defineNode } from '#db/node-source';
import { defineDomain } from '#define-domain';
import { deliverWebhook } from '#webhooks/deliver-webhook';
import { deliveryVisibleTo, visibleTo } from '#webhooks/webhook.access';
import { WebhookDelivery } from '#webhooks/webhook-delivery.entity';
import { Webhook } from '#webhooks/webhook.entity';
import { findTurnedOffWebhooks } from '#webhooks/webhooks.action-items';
import { loadDemoWebhooks } from '#webhooks/webhooks.demo';
import { WebhooksResolver } from '#webhooks/webhooks.resolver';

export const webhooksDomain = defineDomain({
  name: 'webhooks',
  resolvers: [WebhooksResolver],
  entities: [Webhook, WebhookDelivery],
  nodes: {
    Webhook: defineNode(Webhook, visibleTo),
    WebhookDelivery: defineNode(WebhookDelivery, deliveryVisibleTo),
  },
  keptTables: { webhooks: 'a few rows, deleted by administrators' },
  prunedTables: {
    pruneWebhookDeliveries: {
      schedule: '37 3 * * *',
      rules: [{ data: 'Deliveries of webhooks', table: 'webhook_deliveries', age: 'created_at', keep: '30 days' }],
    },
  },
  jobs: {
    deliverWebhook: { worker: 'webhooks', create: ({ createContext }) => deliverWebhook(createContext) },
  },
  actionItems: { '/admin': [findTurnedOffWebhooks] },
  loadDemo: loadDemoWebhooks,
});
