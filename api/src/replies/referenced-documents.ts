import type { ReferencedDocument } from '#jarvis/message-metadata';
import type { PromptPassage } from '#models/model';

/** The documents whose passages went into a prompt, each with its passages, ordered by number. */
export function toReferencedDocuments(passages: PromptPassage[]): ReferencedDocument[] {
  const documents = new Map<string, ReferencedDocument>();
  for (const { id, number, place, document } of passages) {
    const known = documents.get(document.id) ?? { ...document, passages: [] };
    known.passages.push({ id, number, place });
    documents.set(document.id, known);
  }
  return [...documents.values()];
}
