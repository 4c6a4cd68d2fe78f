import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import type { OpenPassage } from './passage-dialog.tsx';

/** The passages an answer cites, by citation number. */
export const indexPassages = ({ referencedDocuments }: ChatMessage['metadata']): Map<number, OpenPassage> =>
  new Map(
    referencedDocuments.flatMap(({ title, passages }) =>
      passages.map(({ id, number, place }) => [number, { id, number, place, title }]),
    ),
  );
