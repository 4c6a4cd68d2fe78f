import type { EntityManager } from '@mikro-orm/postgresql';
import type { AiDocument } from '#documents/ai-document.entity';
import { AiDocumentPassage } from '#documents/ai-document-passage.entity';
import { splitPassages } from '#documents/split-passages';
import { isBlankText } from '#reading/is-blank-text';
import type { Section } from '#reading/section';

/** What an administrator wrote of a document, which is all there is to search where its file is elsewhere. */
export const getDescriptionText = ({ title, description, contentSummary }: AiDocument): string =>
  [title, description, contentSummary].filter((part) => part !== null).join('\n\n');

/** Makes the passages of what is written of a document that has none, in the caller's transaction. */
export function addPassages(em: EntityManager, document: AiDocument, text: string): void {
  for (const [position, passage] of splitPassages(text).entries())
    em.create(AiDocumentPassage, { document, position, text: passage });
}

/** The passages of what was read. None goes over the border of a section, and none is only the number of its page. */
export const splitSections = (sections: Section[]): Section[] =>
  sections
    .flatMap(({ place, text }) => splitPassages(text).map((passage) => ({ place, text: passage })))
    .filter(({ text }) => !isBlankText(text));
