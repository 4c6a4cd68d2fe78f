import * as z from 'zod/mini';
import { hasCredentials, isWebAddress, labelRule } from './text.ts';

/* Webhooks: how other systems learn what happens here. See docs/webhooks.md. */

/** The events that receivers can subscribe to, with labels. A released name and its payload stay. */
export const webhookEventLabels = {
  'enquiry.created': 'Enquiry sent',
  'lead.changed': 'Lead created or changed',
  'project.changed': 'Project started or changed',
  'ticket.opened': 'Ticket opened',
  'ticket.answered': 'Ticket answered',
  'ticket.reopened': 'Ticket reopened',
} as const;
export type WebhookEventType = keyof typeof webhookEventLabels;
export const webhookEventTypes = Object.keys(webhookEventLabels) as WebhookEventType[];

/** The version of the payloads. A field may be added to them; anything else is another version. */
export const webhookPayloadVersion = 1;

/** What a delivery can be for: an event, or a test that an administrator sends. */
export const testEventType = 'webhook.test';

export const webhookDeliveryStatuses = ['pending', 'delivered', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];

export const maxWebhooks = 20;
const events = 'Choose at least one event';
const address = 'Please enter the https address of the receiver';

/** Without a password, which every administrator would see. The signature proves who sends. */
const urlRule = z.string(address).check(
  z.trim(),
  z.maxLength(2048, 'Please keep this to 2048 characters'),
  z.refine((value) => isWebAddress(value) && !hasCredentials(value), address),
);
const eventsRule = z
  .array(z.enum(webhookEventTypes, events), events)
  .check(z.minLength(1, events), z.maxLength(webhookEventTypes.length, events));
const nameRule = labelRule({ message: 'Please name the receiver', max: 60 });

export const createWebhookRule = z.object({ name: nameRule, url: urlRule, events: eventsRule });
export type CreateWebhook = z.infer<typeof createWebhookRule>;

export const updateWebhookRule = z.object({
  name: nameRule,
  url: urlRule,
  events: eventsRule,
  isActive: z.boolean('Please choose yes or no'),
});
export type UpdateWebhook = z.infer<typeof updateWebhookRule>;
