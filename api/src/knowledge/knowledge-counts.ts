import { Field, Int, ObjectType } from 'type-graphql';
import { type KnowledgeHub, knowledgeHubs } from 'rules/knowledge';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { KnowledgeHubEnum } from '#knowledge/knowledge-resource.entity';

@ObjectType({ description: 'The resource counts of a hub', simpleResolvers: true })
export class HubCount {
  @Field(() => KnowledgeHubEnum, { description: 'Which hub' })
  hub!: KnowledgeHub;

  @Field(() => Int, { description: 'Published resources' })
  published!: number;

  @Field(() => Int, { description: 'Drafts' })
  drafts!: number;

  @Field(() => Int, { description: 'Total views of its resources' })
  views!: number;
}

const sql = `
  select hub, count(*) filter (where is_published)::int as published,
         count(*) filter (where not is_published)::int as drafts, coalesce(sum(view_count), 0)::int as views
    from knowledge_resources
   group by hub`;

/** One statement for all hubs; one without a resource has zeros. */
export async function getKnowledgeCounts({ em }: Pick<Context, 'em'>): Promise<HubCount[]> {
  const counts = await em.execute<HubCount[]>(sql, [], readConnection);
  return knowledgeHubs.map(
    (hub) => counts.find((count) => count.hub === hub) ?? { hub, published: 0, drafts: 0, views: 0 },
  );
}
