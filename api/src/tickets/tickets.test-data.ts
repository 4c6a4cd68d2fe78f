import { v7 } from 'uuid';
import { admins, projectPeople, defineTestData, type ThingParts } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    ticket: string;
  }
}

export const testData = defineTestData({
  things: {
    ticket: async ({ make, team }) =>
      (await make.ticket({ client: team.client, project: await make.project(team) })).id,
  },
  sampleArguments: ({ project, ticket }) => ({
    supportTickets: { first: 1, filter: { projectId: project } },
    supportTicket: { id: ticket },
    openTicket: { input: { title: 'Broken', description: 'It does not open', projectId: project } },
    replyToTicket: { id: ticket, input: { content: 'Looking into it' } },
    resolveTicket: { id: ticket },
    reopenTicket: { id: ticket },
    ticketAssignees: { ticketId: ticket, first: 1 },
    assignTicket: { id: ticket, input: { assigneeId: null } },
    snoozeTicket: { id: ticket, input: { until: new Date(Date.now() + 3_600_000).toISOString() } },
    addTicketNote: { id: ticket, input: { content: 'They use the old app' } },
    ticketNotes: { ticketId: ticket },
    ticketMessages: { ticketId: ticket },
    supportTicketChanged: {},
  }),
  nodes: {
    SupportTicket: {
      create: ({ things }) => things.ticket,
      visibleTo: [...projectPeople, 'support', ...admins],
      foreignVisibleTo: ['support', ...admins],
    },
    TicketMessage: {
      create: createMessage,
      visibleTo: [...projectPeople, 'support', ...admins],
      foreignVisibleTo: ['support', ...admins],
    },
    TicketNote: {
      create: createNote,
      visibleTo: ['developer', 'tester', 'pm', 'support', ...admins],
      foreignVisibleTo: ['support', ...admins],
    },
  },
  callers: {
    supportTickets: { as: 'client' },
    supportTicket: { as: 'client' },
    openTicket: { as: 'client' },
    replyToTicket: { as: 'client' },
    resolveTicket: { as: 'developer' },
    reopenTicket: { as: 'client' },
    ticketAssignees: { as: 'developer' },
    assignTicket: { as: 'developer' },
    snoozeTicket: { as: 'developer' },
    addTicketNote: { as: 'developer' },
  },
  notAudited: {
    replyToTicket: 'recorded in the ticket, with its author',
    resolveTicket: 'recorded in the activity of the ticket',
    reopenTicket: 'recorded in the activity of the ticket',
    assignTicket: 'recorded in the activity of the ticket',
    snoozeTicket: 'everyday work of the team',
    addTicketNote: 'recorded in the ticket, with its author',
  },
});

async function createMessage({ make, team, things }: ThingParts): Promise<string> {
  const id = v7();
  const message = { content: 'It works again', from_team: true };
  await make.insert('ticket_messages', { id, ticket_id: things.ticket, author_id: team.developer.id, ...message });
  return id;
}

async function createNote({ make, team, things }: ThingParts): Promise<string> {
  const id = v7();
  await make.insert('ticket_notes', {
    id,
    ticket_id: things.ticket,
    author_id: team.developer.id,
    content: 'They use the old app',
  });
  return id;
}
