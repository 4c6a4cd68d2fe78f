import type { ChosenDocument_AiDocumentFragment as ChosenDocument } from '#gql/graphql.ts';

/** What one has begun to write in a conversation. */
export interface Draft {
  text: string;
  documents: readonly ChosenDocument[];
  /** Sent without an answer: under the same key it is not asked twice. */
  attempt?: { key: string; content: string };
}

const getKey = (conversationId: string) => `jarvis-draft:${conversationId}`;
const nothing: Draft = { text: '', documents: [] };

/** The draft of a conversation, kept for this browser session. */
export function readDraft(conversationId: string): Draft {
  try {
    const { text, documents, attempt } = JSON.parse(sessionStorage.getItem(getKey(conversationId)) ?? '{}') as Draft;
    if (typeof text !== 'string' || !Array.isArray(documents)) return nothing;
    return { text, documents, ...(attempt && { attempt }) };
  } catch {
    // Whatever stands there, a draft it is not.
    return nothing;
  }
}

export function keepDraft(conversationId: string, draft: Draft): void {
  try {
    if (draft.text === '' && draft.documents.length === 0) sessionStorage.removeItem(getKey(conversationId));
    else sessionStorage.setItem(getKey(conversationId), JSON.stringify(draft));
  } catch {
    // A full storage costs the draft at a reload, nothing now.
  }
}
