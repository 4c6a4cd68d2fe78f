import type { EntityManager } from '@mikro-orm/postgresql';
import { brand } from 'rules/brand';
import { clock } from '#clock';
import type { Context } from '#context';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';
import type { Webhook } from '#webhooks/webhook.entity';

const maxFailingMs = 3 * 24 * 3_600_000;

/** Turns a receiver off that has failed for three days, and tells every administrator. Called in the transaction of a failed attempt. */
export async function turnOffIfFailing(tx: EntityManager, context: Context, webhook: Webhook): Promise<void> {
  const { failingSince } = webhook;
  if (webhook.turnedOffAt || !failingSince || clock.now() - failingSince.getTime() < maxFailingMs) return;
  webhook.turnedOffAt = clock.date();
  webhook.turnedOffByServer = true;
  const { publicUrl } = context.settings;
  const administrators = await tx.find(User, { role: 'admin', deactivatedAt: null }, { orderBy: { email: 'asc' } });
  for (const { firstName, lastName, email } of administrators)
    await queueMail(tx, {
      to: { name: `${firstName} ${lastName}`.trim(), address: email },
      subject: `${brand.name}: webhook turned off`,
      text: `Hello ${firstName},

No event has reached this receiver for three days, so it was turned off:

  Name:           ${webhook.name}
  Receiver:       ${new URL(webhook.url).origin}
  Failing since:  ${failingSince.toISOString()}

Events that happen while it is off are not sent later. Its log says what went wrong. When the receiver works again, turn
it on at ${new URL('/admin/webhooks', publicUrl).href}

${brand.name}
`,
    });
}
