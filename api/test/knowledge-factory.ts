import { v7 } from 'uuid';
import type { Insert } from '#test/factories';

interface KnowledgeFactoryOptions {
  title?: string;
  lessons?: number;
  isPublished?: boolean;
  hub?: string;
  category?: string;
}

/** Inserts resources of the knowledge hub without text. */
export const createKnowledgeFactory =
  (insert: Insert) =>
  async (attributes: KnowledgeFactoryOptions = {}) => {
    const id = v7();
    const title = attributes.title ?? `Resource ${id.slice(-4)}`;
    await insert('knowledge_resources', {
      id,
      title,
      hub: attributes.hub ?? 'dochub',
      category: attributes.category ?? 'guide',
      lessons: attributes.lessons ?? null,
      is_published: attributes.isPublished ?? true,
      tags: [],
    });
    return { id, title };
  };
