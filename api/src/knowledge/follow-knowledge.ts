import { Field, ID, ObjectType } from 'type-graphql';
import { keepsKnowledge, visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { sharedEvents } from '#live/shared-events';

@ObjectType({ description: 'A resource was published, changed or taken away', simpleResolvers: true })
export class KnowledgeChange {
  @Field(() => ID, { description: 'Which resource' })
  id!: string;

  @Field({ description: 'Whether one sees it now' })
  isVisible!: boolean;
}

/** Changes of what the viewer sees or saw until now. Of a draft only those hear who keep the hub. */
export const followKnowledge = () =>
  sharedEvents({
    topic: 'knowledgeChanged',
    row: { entity: KnowledgeResource, idOf: ({ id }) => id },
    visible: (viewer, { wasPublished }) => wasPublished || keepsKnowledge(viewer) || visibleTo(viewer),
  });
