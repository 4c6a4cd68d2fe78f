import { v7 } from 'uuid';
import { defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    /** A ticket that the developer has just resolved, and can reopen for longer than any test takes. */
    undoableTicket: string;
  }
}

export const testData = defineTestData({
  things: {
    undoableTicket: async ({ make, team }) => {
      const ticket = await make.ticket({ client: team.client, project: await make.project(team) });
      const anHourAhead = new Date(Date.now() + 3_600_000);
      await make.insert('undoable_changes', {
        id: v7(),
        created_at: anHourAhead,
        kind: 'ticket_resolved',
        subject_id: ticket.id,
        person_id: team.developer.id,
        rows: '[]',
        held_until: anHourAhead,
        job_keys: '[]',
        delivery_ids: '[]',
      });
      return ticket.id;
    },
  },
  sampleArguments: ({ project, ticket, undoableTicket }) => ({
    node: { id: project },
    nodes: { ids: [project, ticket] },
    undoChange: { id: undoableTicket },
  }),
  callers: {
    node: { as: 'client' },
    nodes: { as: 'client' },
    undoChange: { as: 'developer' },
  },
});
