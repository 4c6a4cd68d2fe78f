import type { Context } from '#context';
import type { Lead } from '#leads/lead.entity';

/** Tells sales, after the transaction. The change stands even where the telling fails: they see it at their next read. */
export async function announceLead(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  { id }: Pick<Lead, 'id'>,
): Promise<void> {
  try {
    await bus.publish('leadChanged', { id });
  } catch (err) {
    log.warn({ err, lead: id }, 'followers could not be told of a lead');
  }
}
