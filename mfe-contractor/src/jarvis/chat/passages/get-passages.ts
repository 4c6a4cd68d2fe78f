import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import type { OpenPassage } from './passage-dialog.tsx';

/** The passages that an answer was written from, by the numbers that it calls them. */
export const getPassages = ({ referencedDocuments }: ChatMessage['metadata']): Map<number, OpenPassage> =>
  new Map(
    referencedDocuments.flatMap(({ title, passages }) =>
      passages.map(({ id, number, place }) => [number, { id, number, place, title }]),
    ),
  );
