// By package name, as remotes import it: shared modules are not bundled into this part again.
import { useApolloClient, useOptimisticMutation, useQuery, useSubscription } from 'kit/apollo';
import type { DataClient } from 'kit/apollo';
import type { Fault } from '../../fault.ts';
import {
  AddTicketNoteDocument,
  type TicketNote_NoteFragment,
  TicketNoteAddedDocument,
  TicketWorkDocument,
} from '../gql/graphql.ts';
import type { Thread, ThreadMessage } from '../thread.ts';
import { useThread } from '../use-thread.ts';

/** A ticket's conversation as the team sees it: with internal notes between the messages, and what it does with the ticket. */
export function useTeamThread(id: string) {
  const client = useApolloClient();
  const thread = useThread(id);
  const query = useQuery(TicketWorkDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const work = query.data?.supportTicket ?? undefined;
  const [add] = useOptimisticMutation(AddTicketNoteDocument, { failed: "Couldn't add the note" });

  useSubscription(TicketNoteAddedDocument, {
    variables: { ticketId: id },
    ignoreResults: true,
    onData: ({ data: { data } }) => data && showNote(client, id, data.ticketNotes),
  });

  const addNote = async (content: string, key: string): Promise<Fault | null> => {
    let refused: Fault | null = null;
    const done = await add({
      key,
      variables: { id, input: { content } },
      onRefused: (fault) => {
        refused = fault;
      },
    });
    if (done) showNote(client, id, done.addTicketNote);
    return refused;
  };

  const notes = work?.notes.edges.map(({ node }) => node) ?? [];
  return { thread: { ...thread, messages: withNotes(thread, notes), addNote } satisfies Thread, work };
}

export type TicketWork = ReturnType<typeof useTeamThread>['work'];

/** In the order in which they were written. Notes older than the loaded messages come with those. */
function withNotes({ messages, pages }: Thread, notes: readonly TicketNote_NoteFragment[]): ThreadMessage[] {
  const [oldest] = messages;
  const isLoaded = ({ createdAt }: TicketNote_NoteFragment) =>
    !pages.hasMore || !oldest || Date.parse(createdAt) >= Date.parse(oldest.createdAt);
  const rows = notes.filter(isLoaded).map((note) => ({
    ...note,
    __typename: 'TicketMessage' as const,
    fromTeam: true,
    isNote: true,
  }));
  return [...messages, ...rows].toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}

/** Adds a note to its ticket in the cache, once. */
function showNote({ cache }: DataClient, id: string, note: TicketNote_NoteFragment): void {
  cache.updateQuery({ query: TicketWorkDocument, variables: { id } }, (data) => {
    const ticket = data?.supportTicket;
    if (!data || !ticket || ticket.notes.edges.some(({ node }) => node.id === note.id)) return data;
    const edge = { __typename: 'TicketNoteEdge' as const, node: note };
    return { ...data, supportTicket: { ...ticket, notes: { ...ticket.notes, edges: [edge, ...ticket.notes.edges] } } };
  });
}
