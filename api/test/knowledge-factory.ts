import { v7 } from 'uuid';
import type { Insert } from '#test/factories';

interface KnowledgeFactoryOptions {
  title?: string;
  lessons?: number;
  isPublished?: boolean;
  hub?: string;
  category?: string;
}

/** Resources of the knowledge hub, as if somebody had stored them without a text. */
export const knowledgeFactory =
  (insert: Insert) =>
  async (given: KnowledgeFactoryOptions = {}) => {
    const id = v7();
    const title = given.title ?? `Resource ${id.slice(-4)}`;
    await insert('knowledge_resources', {
      id,
      title,
      hub: given.hub ?? 'dochub',
      category: given.category ?? 'guide',
      lessons: given.lessons ?? null,
      is_published: given.isPublished ?? true,
      tags: [],
    });
    return { id, title };
  };
