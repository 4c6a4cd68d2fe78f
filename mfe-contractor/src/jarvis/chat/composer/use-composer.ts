import { useCallback, useRef, useState } from 'react';
import { useApolloClient } from 'kit/apollo';
import { defineDraft } from 'kit/draft';
import { toFault } from 'kit/fault';
import { beginAttempt, type Attempt } from 'kit/request';
import { toast } from 'kit/toasts';
import { type ChosenDocument_AiDocumentFragment as ChosenDocument, SendMessageDocument } from '#gql/graphql.ts';
import { toastReplyFailure } from '../../toast-failure.ts';
import { useRefreshConversations } from '../../sidebar/list/refresh-conversations.ts';
import type { Transcript } from '../transcript/transcript.ts';

export interface Composer {
  text: string;
  documents: readonly ChosenDocument[];
  isSending: boolean;
  setText: (text: string) => void;
  setDocuments: (documents: readonly ChosenDocument[]) => void;
  send: () => Promise<void>;
}

/** The draft and sending it. `isReplying`: a reply is in progress, so no question can be sent yet. */
export function useComposer(conversationId: string, transcript: Transcript, isReplying: boolean): Composer {
  const client = useApolloClient();
  const refreshConversations = useRefreshConversations();
  const [draft, setDraft] = useState(() => questionDraft(conversationId).read() ?? emptyDraft);
  const [isSending, setSending] = useState(false);
  const latest = useRef(draft);
  const pending = useRef(false);

  const setCurrentDraft = useCallback((next: QuestionDraft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const change = useCallback(
    (next: QuestionDraft) => {
      setCurrentDraft(next);
      // While a question is in flight, it is the draft that is stored.
      if (!pending.current) questionDraft(conversationId).save(next);
    },
    [conversationId, setCurrentDraft],
  );
  const setText = useCallback((text: string) => change({ ...latest.current, text }), [change]);
  const setDocuments = useCallback(
    (documents: readonly ChosenDocument[]) => change({ ...latest.current, documents }),
    [change],
  );

  const { text, documents } = draft;
  return { text, documents, isSending, setText, setDocuments, send };

  async function send() {
    if (pending.current || isReplying) return;
    const submitted = latest.current;
    const content = submitted.text.trim();
    if (!conversationId) return toastError('No Conversation Selected', 'Please select a conversation first.');
    if (content === '') return toastError('Empty Message', 'Please enter a message to send.');
    const attempt = beginAttempt(content, submitted.attempt);
    pending.current = true;
    setSending(true);
    questionDraft(conversationId).save({ ...submitted, attempt });
    transcript.showPendingQuestion({ content });
    setCurrentDraft(emptyDraft);
    try {
      const selectedDocumentIds = submitted.documents.map(({ id }) => id);
      const { data } = await client.mutate({
        mutation: SendMessageDocument,
        variables: { input: { conversationId, content, selectedDocumentIds } },
        fetchPolicy: 'no-cache',
        context: { headers: { 'Idempotency-Key': attempt.key } },
      });
      pending.current = false;
      transcript.settle(data ? [data.sendMessage.userMessage, data.sendMessage.reply] : []);
      questionDraft(conversationId).save(latest.current);
      toast({ title: 'Message Sent', description: 'Your message has been sent to Jarvis.', intent: 'success' });
      refreshConversations();
    } catch (error) {
      pending.current = false;
      transcript.settle([]);
      // Without a response it is unknown whether the question arrived, so the next try reuses the idempotency key.
      change({
        ...joinDrafts(submitted, latest.current),
        attempt: toFault(error).code === 'NETWORK' ? attempt : undefined,
      });
      toastReplyFailure(error, 'Failed to send message');
    }
    setSending(false);
  }
}

/** The question that failed to send, followed by what was typed since. */
function joinDrafts(before: QuestionDraft, since: QuestionDraft): QuestionDraft {
  const documents = since.documents.filter(({ id }) => before.documents.every((known) => known.id !== id));
  return {
    text: [before.text, since.text].filter(Boolean).join('\n\n'),
    documents: [...before.documents, ...documents],
  };
}

function toastError(title: string, description: string): void {
  toast({ title, description, intent: 'destructive' });
}

/** The unsent draft of a conversation. */
interface QuestionDraft {
  text: string;
  documents: readonly ChosenDocument[];
  /** A request that got no response: it is retried with the same idempotency key. */
  attempt?: Attempt;
}

const emptyDraft: QuestionDraft = { text: '', documents: [] };

const questionDraft = defineDraft<QuestionDraft>({
  name: 'question',
  version: 1,
  parse(value) {
    const { text, documents, attempt } = (value ?? emptyDraft) as QuestionDraft;
    if (typeof text !== 'string' || !Array.isArray(documents)) return null;
    return text === '' && documents.length === 0 ? null : { text, documents, ...(attempt && { attempt }) };
  },
});
