import type { EntityManager } from '@mikro-orm/postgresql';
import type { TicketPriority } from 'rules/tickets';
import { clock } from '#clock';
import type { DemoName } from '#demo/accounts';
import { createdDaysAgo } from '#demo/created-days-ago';
import type { DemoData } from '#demo/demo-data';
import { TicketNote } from '#tickets/ticket-note.entity';
import { startTicket } from '#tickets/open-ticket';
import { writeMessage } from '#tickets/reply-to-ticket';

interface DemoTicket {
  title: string;
  description: string;
  priority: TicketPriority;
  client: DemoName;
  project?: string;
  resolved?: true;
  assignee?: DemoName;
  snoozedForDays?: number;
  openedDaysAgo: number;
  /** Oldest first. */
  messages: Array<[daysAgo: number, author: DemoName, content: string]>;
  /** Internal notes. */
  notes?: Array<[daysAgo: number, author: DemoName, content: string]>;
}

const demoTickets: DemoTicket[] = [
  {
    title: 'Invoices from one supplier are read twice',
    description: 'Since Monday every invoice of Baltic Parts is booked two times. The others are fine.',
    priority: 'high',
    client: 'client',
    project: 'Invoice Automation',
    resolved: true,
    openedDaysAgo: 16,
    messages: [
      [
        15.9,
        'support',
        'Thanks for letting us know. Their emails attach the same file twice; as of today we skip the duplicate.',
      ],
      [15.7, 'client', 'It works now, thanks.'],
    ],
  },
  {
    title: 'Deposits show in the wrong currency',
    description: 'A guest from Denmark saw kroner on the deposit page although we charge euros.',
    priority: 'medium',
    client: 'client',
    project: 'Harbour Booking Portal',
    openedDaysAgo: 6,
    messages: [
      [5.8, 'developer', 'We can see it on staging as well. A fix is in testing.'],
      [5.5, 'client', 'Good. Please tell me when I can try it.'],
    ],
    notes: [[5.4, 'developer', 'Staging still has the old rates: the fix needs the new import first.']],
  },
  {
    title: 'A guest wants to move a booking by a day',
    description: 'They paid the deposit already. Can we move it, or do they have to book again?',
    priority: 'medium',
    client: 'client',
    project: 'Harbour Booking Portal',
    openedDaysAgo: 4,
    messages: [
      [
        3.9,
        'support',
        'Open the booking, choose Change and then the new day: the deposit stays with it. Did that help?',
      ],
    ],
  },
  {
    title: 'Can two workshops share one supplier list?',
    description: 'Two of our workshops buy from the same suppliers and keep the list twice.',
    priority: 'low',
    client: 'client',
    project: 'Workshop Inventory CRM',
    openedDaysAgo: 2,
    messages: [],
  },
  {
    title: 'Monthly report as a spreadsheet',
    description: 'Our accountant would like the monthly report as a spreadsheet. The numbers as they are will do.',
    priority: 'low',
    client: 'client',
    project: 'Invoice Automation',
    assignee: 'support',
    snoozedForDays: 3,
    openedDaysAgo: 7,
    messages: [
      [6.8, 'support', 'We can do that with the next update on Monday. I will write to you then.'],
      [6.7, 'client', 'Monday is fine.'],
    ],
    notes: [[6.6, 'support', 'Comes with the update on Monday; write to the client when it is out.']],
  },
  {
    title: 'Patients of one clinic cannot sign in',
    description: 'The clinic in Lagos changed its account provider this morning. No one there can sign in.',
    priority: 'critical',
    client: 'client2',
    project: 'Clinic Client Portal',
    openedDaysAgo: 1,
    messages: [],
  },
];

export function loadDemoTickets(em: EntityManager, { people, projects }: DemoData): void {
  for (const demo of demoTickets) {
    const { openedDaysAgo, messages, notes = [], project, resolved, assignee, snoozedForDays, ...data } = demo;
    const owner = people[data.client];
    const { ticket, activity } = startTicket(em, {
      ...data,
      ...createdDaysAgo(openedDaysAgo),
      client: owner,
      assignee: assignee ? people[assignee] : null,
      project: (project && projects.get(project)) || null,
    });
    em.assign(activity, createdDaysAgo(openedDaysAgo));
    for (const [daysAgo, name, content] of messages) {
      const author = people[name];
      const times = createdDaysAgo(daysAgo);
      const written = writeMessage(em, { ticket, author, fromTeam: author !== owner, content, ...times });
      em.assign(written.activity, createdDaysAgo(daysAgo));
    }
    for (const [daysAgo, name, content] of notes)
      em.create(TicketNote, { ticket, author: people[name], content, ...createdDaysAgo(daysAgo) });
    if (snoozedForDays) ticket.snoozedUntil = new Date(clock.now() + snoozedForDays * 24 * 60 * 60 * 1000);
    if (resolved) ticket.status = 'resolved';
  }
}
