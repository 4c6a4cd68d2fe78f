import type { ChosenDocument_AiDocumentFragment as ChosenDocument } from '#gql/graphql.ts';

/** The unsent draft of a conversation. */
export interface Draft {
  text: string;
  documents: readonly ChosenDocument[];
  /** A request that got no response: it is retried with the same idempotency key. */
  attempt?: { key: string; content: string };
}

const getStorageKey = (conversationId: string) => `jarvis-draft:${conversationId}`;
const emptyDraft: Draft = { text: '', documents: [] };

/** The draft of a conversation, kept for this browser session. */
export function readDraft(conversationId: string): Draft {
  try {
    const { text, documents, attempt } = JSON.parse(
      sessionStorage.getItem(getStorageKey(conversationId)) ?? '{}',
    ) as Draft;
    if (typeof text !== 'string' || !Array.isArray(documents)) return emptyDraft;
    return { text, documents, ...(attempt && { attempt }) };
  } catch {
    // The stored value isn't a valid draft.
    return emptyDraft;
  }
}

export function saveDraft(conversationId: string, draft: Draft): void {
  try {
    if (draft.text === '' && draft.documents.length === 0) sessionStorage.removeItem(getStorageKey(conversationId));
    else sessionStorage.setItem(getStorageKey(conversationId), JSON.stringify(draft));
  } catch {
    // If storage is full, the draft is lost on reload; nothing else breaks.
  }
}
