import { Field, ID, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { keepsKnowledge, visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { visibleEvents } from '#live/visible-events';

@ObjectType({ description: 'A resource was published, changed or taken away', simpleResolvers: true })
export class KnowledgeChange {
  @Field(() => ID, { description: 'Which resource' })
  id!: string;

  @Field({ description: 'Whether one sees it now' })
  isVisible!: boolean;
}

/** Changes of what the viewer sees or saw until now. Of a draft only those hear who keep the hub. */
export function followKnowledge({ bus, read, viewer }: Context): AsyncIterable<{ id: string }> {
  return visibleEvents(
    bus.subscribe('knowledgeChanged'),
    async ({ id, wasPublished }) =>
      wasPublished || keepsKnowledge(viewer) || read.exists(KnowledgeResource, { $and: [{ id }, visibleTo(viewer)] }),
  );
}
