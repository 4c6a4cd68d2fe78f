import type { Context } from '#context';
import { type Connection, createConnection, decodeCursor, Edge, getPageBounds, type PageArgs } from '#db/page';
import type { Where } from '#db/where';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import type { KnowledgeHub } from 'rules/knowledge';

const fields = ['title', 'description', 'createdAt', 'hub', 'lessons', 'lessonTitles'] as const;
type PublishedResource = Pick<KnowledgeResource, 'id' | (typeof fields)[number]>;

interface PublishedPageOptions<Card> extends PageArgs {
  hub: KnowledgeHub;
  /** A filter for the hub's published resources. */
  where?: Where<KnowledgeResource>;
  getCards: (found: readonly PublishedResource[]) => Card[] | Promise<Card[]>;
  /** Shown until the first resource of the hub is published. */
  samples: () => Card[];
}

/** A page of a hub's published resources, newest first, as cards. */
export async function findPublishedPage<Card extends { id: string }>(
  { em }: Pick<Context, 'em'>,
  { hub, where = {}, getCards, samples, first, after }: PublishedPageOptions<Card>,
): Promise<Connection<Card>> {
  const { size, hasPreviousPage } = getPageBounds({ first, after });
  const published: Where<KnowledgeResource> = { hub, isPublished: true };
  const before: Where<KnowledgeResource> = after ? { id: { $lt: String(decodeCursor(after, ['uuid'])[0]) } } : {};
  const found = await em.find(
    KnowledgeResource,
    { $and: [published, where, before] },
    { fields, orderBy: { id: 'desc' }, limit: size + 1 },
  );
  const isEmpty = found.length === 0 && !after && !(await em.findOne(KnowledgeResource, published, { fields: ['id'] }));
  const cards = isEmpty ? samples() : await getCards(found.slice(0, size));
  const edges = cards.map((card) => new Edge(card, [card.id]));
  return createConnection(edges, { hasPreviousPage, hasNextPage: found.length > size });
}
