import { v7 } from 'uuid';
import { admins, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    webhook: string;
    webhookDelivery: string;
  }
}

const receiver = { name: 'Chat', url: 'https://chat.example/hooks/1', events: ['lead.changed'] };
const shared = 'webhooks belong to the agency: administrators manage all of them';

export const testData = defineTestData({
  things: {
    webhook: async ({ make }) => (await make.webhook()).id,
    webhookDelivery: async ({ make, things }) => {
      const id = v7();
      const row = {
        id,
        webhook_id: things.webhook,
        message_id: `msg_${id}`,
        event_type: 'lead.changed',
        payload: '{}',
      };
      await make.insert('webhook_deliveries', { ...row, status: 'failed' });
      return id;
    },
  },
  sampleArguments: ({ webhook, webhookDelivery }) => ({
    webhooks: {},
    webhookDeliveries: { webhookId: webhook, first: 1 },
    createWebhook: { input: receiver },
    updateWebhook: { id: webhook, input: { ...receiver, isActive: false } },
    rotateWebhookSecret: { id: webhook },
    deleteWebhook: { id: webhook },
    testWebhook: { id: webhook },
    resendWebhookDelivery: { id: webhookDelivery },
  }),
  nodes: {
    Webhook: { create: ({ things }) => things.webhook, visibleTo: admins, foreignVisibleTo: admins },
    WebhookDelivery: { create: ({ things }) => things.webhookDelivery, visibleTo: admins, foreignVisibleTo: admins },
  },
  callers: {
    webhookDeliveries: { as: 'admin', shared },
    updateWebhook: { as: 'admin', shared },
    rotateWebhookSecret: { as: 'admin', shared },
    deleteWebhook: { as: 'admin', shared },
    testWebhook: { as: 'admin', shared },
    resendWebhookDelivery: { as: 'admin', shared },
  },
  audited: {
    createWebhook: 'webhook_created',
    updateWebhook: 'webhook_changed',
    rotateWebhookSecret: 'webhook_secret_rotated',
    deleteWebhook: 'webhook_deleted',
  },
  notAudited: {
    testWebhook: 'changes nothing; the log of the webhook has it',
    resendWebhookDelivery: 'changes nothing; the log of the webhook has it',
  },
});
