import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { getConnection } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { countView } from '#knowledge/count-view';
import { findKnowledgeMatches } from '#knowledge/find-knowledge-matches';
import { followKnowledge, KnowledgeChange } from '#knowledge/follow-knowledge';
import { visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeMatchesArgs } from '#knowledge/knowledge.inputs';
import { KnowledgeMatch } from '#knowledge/knowledge-match';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

const KnowledgeMatchConnection = getConnection(KnowledgeMatch, 'KnowledgeMatch');

/** Finding, opening and following what the hub keeps. */
@Resolver()
export class ReadingResolver {
  @RequireAudience('user')
  @ReturnsRead(KnowledgeResource)
  @Query(() => KnowledgeResource, {
    nullable: true,
    description: 'One resource, or null where there is none that one may see',
  })
  async knowledgeResource(
    @Arg('id', () => ID, { description: 'Which resource' }) id: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(KnowledgeResource, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  }

  @RequireAudience('user')
  @Query(() => KnowledgeMatchConnection, {
    description: 'The knowledge that has all the words looked for, the best match first',
  })
  async knowledgeMatches(@Args() args: KnowledgeMatchesArgs, @Ctx() context: Context) {
    return findKnowledgeMatches(context, args);
  }

  @RequireAudience('user')
  @Mutation(() => Boolean, { description: 'Counts that one opened a resource' })
  async countKnowledgeView(
    @Arg('id', () => ID, { description: 'Which resource' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await countView(context, id);
    return true;
  }

  @RequireAudience('user')
  @Subscription(() => KnowledgeChange, {
    description: 'What is published, changed or taken away in the knowledge hub, as it happens',
    subscribe: followKnowledge,
  })
  async knowledgeChanged(@Root() { id }: { id: string }, @Ctx() { read, viewer }: Context): Promise<KnowledgeChange> {
    return { id, isVisible: await read.exists(KnowledgeResource, { $and: [{ id }, visibleTo(viewer)] }) };
  }
}
