import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';

/** A conversation as one Markdown document. */
export function toMarkdown(title: string, messages: readonly ChatMessage[]): string {
  const parts = messages.map(({ role, content, createdAt, metadata: { referencedDocuments } }) => {
    const head = `## ${role === 'user' ? 'You' : 'Jarvis'}\n\n*${createdAt}*`;
    const passages = referencedDocuments.flatMap((document) =>
      document.passages.map(
        ({ number, place }) => `- [${number}] ${[document.title, place].filter(Boolean).join(', ')}`,
      ),
    );
    return [head, content, ...(passages.length > 0 ? [passages.join('\n')] : [])].join('\n\n');
  });
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}

/** Returns a name that is valid on every file system. */
export const toFileName = (title: string): string =>
  `${
    title
      .normalize('NFKD')
      .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '')
      .toLowerCase()
      .slice(0, 80) || 'conversation'
  }.md`;
