import type { EntityManager } from '@mikro-orm/postgresql';
import type { AiDocument } from '#documents/ai-document.entity';
import { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';
import { splitPassages } from '#documents/passages/split-passages';
import { isBlankText } from '#reading/is-blank-text';
import type { Section } from '#reading/section';

/**
 * The text that an administrator wrote about a document, which is all there is to search if its file is elsewhere. A generated summary only
 * repeats the file.
 */
export const getDescriptionText = (document: AiDocument): string => {
  const { title, description, contentSummary, isSummaryGenerated } = document;
  return [title, description, isSummaryGenerated ? null : contentSummary].filter((part) => part !== null).join('\n\n');
};

/** Creates the passages of the written text of a document without any, in the caller's transaction. */
export function addPassages(em: EntityManager, document: AiDocument, text: string): void {
  for (const [position, passage] of splitPassages(text).entries())
    em.create(AiDocumentPassage, { document, position, text: passage });
}

/** The passages of a parsed file. None crosses a section boundary, and none is only a page number. */
export const splitSections = (sections: Section[]): Section[] =>
  sections
    .flatMap(({ place, text }) => splitPassages(text).map((passage) => ({ place, text: passage })))
    .filter(({ text }) => !isBlankText(text));
