import type { EntityManager } from '@mikro-orm/postgresql';
import type { Task } from 'graphile-worker';
import { maxSnoozeDays, type SnoozeTicketInput } from 'rules/tickets';
import { clock } from '#clock';
import type { Context } from '#context';
import { badInput, conflict, unauthenticated } from '#errors';
import { announceTicket } from '#tickets/announce-ticket';
import { lockTicket } from '#tickets/lock-ticket';

const day = 24 * 60 * 60 * 1000;

/**
 * Puts a ticket aside until a time, or brings it back. It is back at that time by the condition of its lists alone; the job tells those
 * who look at one.
 */
export async function snoozeTicket(context: Context, id: string, { until }: SnoozeTicketInput): Promise<void> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  if (until) requireWithin(until);
  await em.transactional(async (tx) => {
    const ticket = await lockTicket(tx, viewer, id);
    if (until && ticket.status === 'resolved') throw conflict('This ticket is resolved. Reopen it to snooze it');
    // Not through the entity: that also sets the time of the last update, from which the client would learn of it.
    await tx.execute('update support_tickets set snoozed_until = ? where id = ?', [until, id]);
    if (until) await scheduleWake(tx, id, until);
  });
  await announceTicket(context, id, { teamOnly: true });
}

function requireWithin(until: Date): void {
  const ahead = until.getTime() - clock.now();
  if (ahead <= 0) throw badInput({ until: 'Please choose a time in the future' });
  if (ahead > maxSnoozeDays * day) throw badInput({ until: `Please choose a time within ${maxSnoozeDays} days` });
}

const scheduleWake = (tx: EntityManager, id: string, until: Date) =>
  tx.execute(`select id from graphile_worker.add_job('wakeTicket', payload := ?::json, run_at := ?, job_key := ?)`, [
    JSON.stringify({ id }),
    until,
    `wake ticket ${id}`,
  ]);

/** The job that tells the team that a ticket is back. */
export const wakeTicket =
  (createContext: () => Context): Task =>
  async (payload) => {
    const { id } = payload as { id: string };
    await announceTicket(createContext(), id, { teamOnly: true });
  };
