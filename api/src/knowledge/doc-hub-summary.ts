import { raw } from '@mikro-orm/postgresql';
import { Field, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { Figure, toFigure } from '#sample-figures/figure';

@ObjectType({
  description: 'The resource counts of the DocHub; samples until its first resource is published',
  simpleResolvers: true,
})
export class DocHubSummary {
  @Field(() => Figure, { description: 'Published resources of category definition' })
  definitions!: Figure;

  @Field(() => Figure, { description: 'Published resources of category contract' })
  contractSamples!: Figure;

  @Field(() => Figure, { description: 'Published resources of category discovery' })
  discoveryDocs!: Figure;

  @Field(() => Figure, { description: 'Published resources of category audit' })
  auditDocs!: Figure;
}

type Counts = Record<keyof DocHubSummary | 'resources', string | null>;

/** Specification part 2 §2, tab 3. Drafts aren't counted, not even for the hub's editors. */
export async function getDocHubSummary({ em, settings }: Context): Promise<DocHubSummary> {
  const counts = await em
    .createQueryBuilder(KnowledgeResource)
    .select([
      raw(`nullif(count(*), 0)::text as "resources"`),
      raw(`count(*) filter (where category = 'definition')::text as "definitions"`),
      raw(`count(*) filter (where category = 'contract')::text as "contractSamples"`),
      raw(`count(*) filter (where category = 'discovery')::text as "discoveryDocs"`),
      raw(`count(*) filter (where category = 'audit')::text as "auditDocs"`),
    ])
    .where({ hub: 'dochub', isPublished: true })
    .execute<Counts>('get', false);
  const figure = (name: keyof DocHubSummary) =>
    toFigure(counts.resources === null ? null : counts[name], name, settings);
  return {
    definitions: figure('definitions'),
    contractSamples: figure('contractSamples'),
    discoveryDocs: figure('discoveryDocs'),
    auditDocs: figure('auditDocs'),
  };
}
