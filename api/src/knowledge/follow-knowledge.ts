import { Field, ID, ObjectType } from 'type-graphql';
import { canEditKnowledge, visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { createSharedEvents } from '#live/shared-events';

@ObjectType({ description: 'A resource was published, changed or removed', simpleResolvers: true })
export class KnowledgeChange {
  @Field(() => ID, { description: 'Resource identifier' })
  id!: string;

  @Field({ description: 'Whether the viewer can see it now' })
  isVisible!: boolean;
}

/** Changes to what the viewer sees or has seen so far. Draft changes only reach the hub's editors. */
export const followKnowledge = () =>
  createSharedEvents({
    topic: 'knowledgeChanged',
    row: { entity: KnowledgeResource, getRowId: ({ id }) => id },
    visible: (viewer, { wasPublished }) => wasPublished || canEditKnowledge(viewer) || visibleTo(viewer),
  });
