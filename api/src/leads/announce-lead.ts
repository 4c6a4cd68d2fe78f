import type { Context } from '#context';
import type { Lead } from '#leads/lead.entity';

/** Publishes a change to sales, after the transaction. If that fails, they see it at their next read. */
export async function announceLead(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  { id }: Pick<Lead, 'id'>,
): Promise<void> {
  try {
    await bus.publish('leadChanged', { id });
  } catch (err) {
    log.warn({ err, lead: id }, 'a change of a lead could not be published');
  }
}
