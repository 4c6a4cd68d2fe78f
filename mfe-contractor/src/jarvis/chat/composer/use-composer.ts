import { useCallback, useRef, useState } from 'react';
import { createIdempotencyKey, useApolloClient } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { toast } from 'kit/toasts';
import { type ChosenDocument_AiDocumentFragment as ChosenDocument, SendMessageDocument } from '#gql/graphql.ts';
import { tellFailureOfReply } from '../../failure.ts';
import { useRefreshConversations } from '../../side/list/refresh-conversations.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { type Draft, keepDraft, readDraft } from './drafts.ts';

export interface Composer {
  text: string;
  documents: readonly ChosenDocument[];
  isSending: boolean;
  write: (text: string) => void;
  choose: (documents: readonly ChosenDocument[]) => void;
  send: () => Promise<void>;
}

/** The draft and sending it. `isReplying`: a reply is in progress, so no question can be sent yet. */
export function useComposer(conversationId: string, transcript: Transcript, isReplying: boolean): Composer {
  const client = useApolloClient();
  const refreshConversations = useRefreshConversations();
  const [draft, setDraft] = useState(() => readDraft(conversationId));
  const [isSending, setSending] = useState(false);
  const latest = useRef(draft);
  const pending = useRef(false);

  const show = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const change = useCallback(
    (next: Draft) => {
      show(next);
      // While a question is in flight, it is the draft that is stored.
      if (!pending.current) keepDraft(conversationId, next);
    },
    [conversationId, show],
  );
  const write = useCallback((text: string) => change({ ...latest.current, text }), [change]);
  const choose = useCallback(
    (documents: readonly ChosenDocument[]) => change({ ...latest.current, documents }),
    [change],
  );

  const { text, documents } = draft;
  return { text, documents, isSending, write, choose, send };

  async function send() {
    if (pending.current || isReplying) return;
    const before = latest.current;
    const content = before.text.trim();
    if (!conversationId) return refuse('No Conversation Selected', 'Please select a conversation first.');
    if (content === '') return refuse('Empty Message', 'Please enter a message to send.');
    const { attempt } = before;
    const key = attempt?.content === content ? attempt.key : createIdempotencyKey();
    pending.current = true;
    setSending(true);
    keepDraft(conversationId, { ...before, attempt: { key, content } });
    transcript.ask({ content });
    show({ text: '', documents: [] });
    try {
      const selectedDocumentIds = before.documents.map(({ id }) => id);
      const { data } = await client.mutate({
        mutation: SendMessageDocument,
        variables: { input: { conversationId, content, selectedDocumentIds } },
        fetchPolicy: 'no-cache',
        context: { headers: { 'Idempotency-Key': key } },
      });
      pending.current = false;
      transcript.settle(data ? [data.sendMessage.userMessage, data.sendMessage.reply] : []);
      keepDraft(conversationId, latest.current);
      toast({ title: 'Message Sent', description: 'Your message has been sent to Jarvis.', intent: 'success' });
      refreshConversations();
    } catch (error) {
      pending.current = false;
      transcript.settle([]);
      // Without a response it is unknown whether the question arrived, so the next try reuses the idempotency key.
      change({
        ...joinDrafts(before, latest.current),
        attempt: toFault(error).code === 'NETWORK' ? { key, content } : undefined,
      });
      tellFailureOfReply(error, 'Failed to send message');
    }
    setSending(false);
  }
}

/** The question that failed to send, followed by what was typed since. */
function joinDrafts(before: Draft, since: Draft): Draft {
  const documents = since.documents.filter(({ id }) => before.documents.every((known) => known.id !== id));
  return {
    text: [before.text, since.text].filter(Boolean).join('\n\n'),
    documents: [...before.documents, ...documents],
  };
}

function refuse(title: string, description: string): void {
  toast({ title, description, intent: 'destructive' });
}
