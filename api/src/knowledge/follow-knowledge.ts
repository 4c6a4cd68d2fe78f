import { Field, ID, ObjectType } from 'type-graphql';
import { canEditKnowledge, visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { createSharedEvents } from '#live/shared-events';

@ObjectType({ description: 'A resource was published, changed or taken away', simpleResolvers: true })
export class KnowledgeChange {
  @Field(() => ID, { description: 'Which resource' })
  id!: string;

  @Field({ description: 'Whether one sees it now' })
  isVisible!: boolean;
}

/** Changes of what the viewer sees or saw until now. Of a draft only those hear who keep the hub. */
export const followKnowledge = () =>
  createSharedEvents({
    topic: 'knowledgeChanged',
    row: { entity: KnowledgeResource, getRowId: ({ id }) => id },
    visible: (viewer, { wasPublished }) => wasPublished || canEditKnowledge(viewer) || visibleTo(viewer),
  });
