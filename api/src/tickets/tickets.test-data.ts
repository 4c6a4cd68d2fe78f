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
  },
  callers: {
    supportTickets: { as: 'client' },
    supportTicket: { as: 'client' },
    openTicket: { as: 'client' },
    replyToTicket: { as: 'client' },
    resolveTicket: { as: 'developer' },
  },
  notAudited: {
    replyToTicket: 'recorded in the ticket, with its author',
    resolveTicket: 'recorded in the activity of the ticket',
  },
});

async function createMessage({ make, team, things }: ThingParts): Promise<string> {
  const id = v7();
  const message = { content: 'It works again', from_team: true };
  await make.insert('ticket_messages', { id, ticket_id: things.ticket, author_id: team.developer.id, ...message });
  return id;
}
