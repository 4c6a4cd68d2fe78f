import type { EntityManager } from '@mikro-orm/postgresql';
import type { AiDocument } from '#documents/ai-document.entity';
import { AiDocumentPassage } from '#documents/ai-document-passage.entity';
import { splitPassages } from '#documents/split-passages';

/** What an administrator wrote of a document, which is all there is to search where its file is elsewhere. */
export const writtenOf = ({ title, description, contentSummary }: AiDocument): string =>
  [title, description, contentSummary].filter((part) => part !== null).join('\n\n');

/** Makes the passages of a text of a document that has none, in the caller's transaction. */
export function addPassages(em: EntityManager, document: AiDocument, text: string): void {
  for (const [position, passage] of splitPassages(text).entries())
    em.create(AiDocumentPassage, { document, position, text: passage });
}
