import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { WebhookDelivery } from '#webhooks/webhook-delivery.entity';
import type { Webhook } from '#webhooks/webhook.entity';

/** Administrators see all of them: they belong to the agency, not to a person. */
export const visibleTo = (viewer: Viewer | null): Where<Webhook> => (isInAudience('admin', viewer) ? {} : matchNothing);

export const deliveryVisibleTo = (viewer: Viewer | null): Where<WebhookDelivery> =>
  isInAudience('admin', viewer) ? {} : matchNothing;
