import type { EntityManager } from '@mikro-orm/postgresql';
import type { AiDocument } from '#documents/ai-document.entity';
import { AiDocumentPassage, type PassageSource } from '#documents/ai-document-passage.entity';
import { splitPassages } from '#documents/split-passages';
import type { Section } from '#reading/section';

/** What an administrator wrote of a document, which is all there is to search where its file is elsewhere. */
export const writtenOf = ({ title, description, contentSummary }: AiDocument): string =>
  [title, description, contentSummary].filter((part) => part !== null).join('\n\n');

/** Makes the passages of what is written of a document that has none, in the caller's transaction. */
export const addPassages = (em: EntityManager, document: AiDocument, text: string): void =>
  void addSections(em, document, 'text', [{ place: null, text }]);

/** Makes the passages of one source, in the caller's transaction. None goes over the border of a section. */
export function addSections(
  em: EntityManager,
  document: AiDocument,
  source: PassageSource,
  sections: Section[],
): AiDocumentPassage[] {
  const passages = sections.flatMap(({ place, text }) =>
    splitPassages(text).map((passage) => ({ place, text: passage })),
  );
  return passages.map(({ place, text }, position) =>
    em.create(AiDocumentPassage, { document, source, place, position, text }),
  );
}
