import type { EntityManager } from '@mikro-orm/postgresql';
import { brand } from 'rules/brand';
import type { Context } from '#context';
import { getAgencyInbox } from '#mail/addresses';
import type { Mail } from '#mail/mail';
import { queueMail } from '#mail/queue-mail';
import type { User } from '#people/user.entity';
import type { SupportTicket } from '#tickets/support-ticket.entity';

interface TicketMail {
  subject: string;
  /** What happened, in one sentence. */
  what: string;
  /** The quoted message. */
  text?: string;
}

/** Notifies the client of a ticket about what the team did, in the caller's transaction. */
export async function mailClient(
  tx: EntityManager,
  ticket: SupportTicket,
  mail: TicketMail,
  { publicUrl }: Context['settings'],
): Promise<void> {
  await tx.populate(ticket, ['client']);
  const link = new URL(`/client/support/${ticket.id}`, publicUrl);
  await queueMail(tx, { to: toAddress(ticket.client), subject: mail.subject, text: toMailText(mail, link) });
}

/** Notifies the team about what the client did: the assignee, or otherwise the agency. In the caller's transaction. */
export async function mailTeam(
  tx: EntityManager,
  ticket: SupportTicket,
  mail: TicketMail,
  settings: Context['settings'],
): Promise<void> {
  await tx.populate(ticket, ['assignee']);
  const { assignee } = ticket;
  const reader = assignee && !assignee.deactivatedAt ? assignee : null;
  const to = reader ? toAddress(reader) : getAgencyInbox(settings);
  // The agency's inbox belongs to the founder, who has no hub.
  const path =
    reader?.role === 'contractor' ? `/contractor?tab=tickets&ticket=${ticket.id}` : `/admin/tickets/${ticket.id}`;
  const link = new URL(path, settings.publicUrl);
  await queueMail(tx, { to, subject: mail.subject, text: toMailText(mail, link) });
}

const toAddress = ({ firstName, lastName, email }: User): Mail['to'] => ({
  name: `${firstName} ${lastName}`,
  address: email,
});

const toMailText = ({ what, text }: TicketMail, link: URL) =>
  `${[what, text, `View the ticket and reply: ${link.href}`, brand.name].filter(Boolean).join('\n\n')}\n`;
