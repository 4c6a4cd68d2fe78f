import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { Filter } from '#db/list-arguments';
import { getConnection } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { countView } from '#knowledge/count-view';
import { findKnowledgeMatches } from '#knowledge/find-knowledge-matches';
import { followKnowledge, KnowledgeChange } from '#knowledge/follow-knowledge';
import { visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeMatchesArgs, KnowledgeMatchFilter } from '#knowledge/knowledge.inputs';
import { KnowledgeMatch } from '#knowledge/knowledge-match';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

const KnowledgeMatchConnection = getConnection(KnowledgeMatch, 'KnowledgeMatch');

/** Searching, viewing and following the knowledge hub. */
@Resolver()
export class ReadingResolver {
  @RequireAudience('user')
  @ReturnsRead(KnowledgeResource)
  @Query(() => KnowledgeResource, {
    nullable: true,
    description: "One resource, or null if the viewer can't see such a resource",
  })
  async knowledgeResource(
    @Arg('id', () => ID, { description: 'Resource identifier' }) id: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(KnowledgeResource, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  }

  @RequireAudience('user')
  @Query(() => KnowledgeMatchConnection, {
    description: 'Resources that contain all the words, the best match first',
  })
  async knowledgeMatches(
    @Filter(() => KnowledgeMatchFilter) filter: KnowledgeMatchFilter | null,
    @Args() args: KnowledgeMatchesArgs,
    @Ctx() context: Context,
  ) {
    return findKnowledgeMatches(context, { ...args, ...(filter && { hub: filter.hub, category: filter.category }) });
  }

  @RequireAudience('user')
  @Mutation(() => Boolean, { description: 'Counts a view of a resource' })
  async countKnowledgeView(
    @Arg('id', () => ID, { description: 'Resource identifier' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await countView(context, id);
    return true;
  }

  @RequireAudience('user')
  @Subscription(() => KnowledgeChange, {
    description: 'Changes in the knowledge hub, as they happen',
    subscribe: followKnowledge,
  })
  async knowledgeChanged(@Root() { id }: { id: string }, @Ctx() { read, viewer }: Context): Promise<KnowledgeChange> {
    return { id, isVisible: await read.exists(KnowledgeResource, { $and: [{ id }, visibleTo(viewer)] }) };
  }
}
