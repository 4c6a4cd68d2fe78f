import { defineDraft } from 'kit/draft';
import type { ChosenDocument_AiDocumentFragment as ChosenDocument } from '#gql/graphql.ts';

/** The unsent draft of a conversation. */
export interface QuestionDraft {
  text: string;
  documents: readonly ChosenDocument[];
  /** A request that got no response: it is retried with the same idempotency key. */
  attempt?: { key: string; content: string };
}

export const emptyDraft: QuestionDraft = { text: '', documents: [] };

export const questionDraft = defineDraft<QuestionDraft>({
  name: 'question',
  version: 1,
  parse(value) {
    const { text, documents, attempt } = (value ?? emptyDraft) as QuestionDraft;
    if (typeof text !== 'string' || !Array.isArray(documents)) return null;
    return text === '' && documents.length === 0 ? null : { text, documents, ...(attempt && { attempt }) };
  },
});
