import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { IfUpdatedAt, type Version } from '#db/if-updated-at';
import { Filter, OrderBy } from '#db/list-arguments';
import { getConnection } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { findAiNexusCards } from '#knowledge/ai-nexus-cards';
import { createKnowledgeResource } from '#knowledge/create-knowledge-resource';
import { deleteKnowledgeResource } from '#knowledge/delete-knowledge-resource';
import { buildKnowledgeFilter, orderBySort } from '#knowledge/find-knowledge';
import { KnowledgeCard } from '#knowledge/knowledge-card';
import { HubCount, getKnowledgeCounts } from '#knowledge/knowledge-counts';
import { visibleTo } from '#knowledge/knowledge.access';
import {
  AiNexusCardsArgs,
  CreateKnowledgeResourceInput,
  FindKnowledgeArgs,
  KnowledgeResourceFilter,
  KnowledgeResourceOrderBy,
  SuggestToolInput,
  UpdateKnowledgeResourceInput,
} from '#knowledge/knowledge.inputs';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { KnowledgeSummary, getKnowledgeSummary } from '#knowledge/knowledge-summary';
import { suggestTool, ToolSuggestion } from '#knowledge/suggest-tool';
import { updateKnowledgeResource } from '#knowledge/update-knowledge-resource';

const KnowledgeResourceConnection = getConnection(KnowledgeResource, 'KnowledgeResource', { isCounted: true });
const KnowledgeCardConnection = getConnection(KnowledgeCard, 'KnowledgeCard');

@Resolver(() => KnowledgeResource)
export class KnowledgeResolver {
  @RequireAudience('user')
  @ReturnsRead(KnowledgeResource)
  @Query(() => KnowledgeResourceConnection, {
    description: 'The knowledge resources that the viewer can see',
  })
  async knowledgeResources(
    @Filter(() => KnowledgeResourceFilter) filter: KnowledgeResourceFilter | null,
    @OrderBy(() => KnowledgeResourceOrderBy, 'newest first') orderBy: KnowledgeResourceOrderBy | null,
    @Args() { first, after, sort, direction, ...old }: FindKnowledgeArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.page(KnowledgeResource, info, {
      where: buildKnowledgeFilter(viewer, filter ?? old),
      orderBy: orderBySort[orderBy?.field ?? sort],
      direction: orderBy?.direction ?? direction,
      caseInsensitive: true,
      first,
      after: after ?? null,
    });
  }

  @RequireAudience('analyst', 'admin')
  @Query(() => [HubCount], { description: 'The resource counts of every hub, drafts separately' })
  async knowledgeCounts(@Ctx() context: Context): Promise<HubCount[]> {
    return getKnowledgeCounts(context);
  }

  @RequireAudience('user')
  @Query(() => KnowledgeSummary, { description: 'An overview of the three hubs, the same for everyone' })
  async knowledgeSummary(@Ctx() context: Context): Promise<KnowledgeSummary> {
    return getKnowledgeSummary(context);
  }

  @RequireAudience('user')
  @Query(() => KnowledgeCardConnection, {
    description: 'The tools of the AI Nexus, or its news, newest first; samples until something is published there',
  })
  async aiNexusCards(@Args() args: AiNexusCardsArgs, @Ctx() context: Context) {
    return findAiNexusCards(context, args);
  }

  @RequireAudience('analyst', 'admin')
  @Mutation(() => KnowledgeResource, { description: 'Adds a resource to the knowledge hub' })
  async createKnowledgeResource(
    @Arg('input', { description: 'The new resource' }) input: CreateKnowledgeResourceInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<KnowledgeResource> {
    return getResource(context, info, await createKnowledgeResource(context, input));
  }

  @RequireAudience('analyst', 'admin')
  @Mutation(() => KnowledgeResource, { description: 'Updates a resource of the knowledge hub' })
  async updateKnowledgeResource(
    @Arg('id', () => ID, { description: 'Resource identifier' }) id: string,
    @Arg('input', { description: 'Changes' }) input: UpdateKnowledgeResourceInput,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<KnowledgeResource> {
    await updateKnowledgeResource(context, id, input, ifUpdatedAt);
    return getResource(context, info, id);
  }

  @RequireAudience('analyst', 'admin')
  @Mutation(() => ID, { description: 'Deletes a resource of the knowledge hub permanently. Returns its id' })
  async deleteKnowledgeResource(
    @Arg('id', () => ID, { description: 'Resource identifier' }) id: string,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
  ): Promise<string> {
    await deleteKnowledgeResource(context, id, ifUpdatedAt);
    return id;
  }

  @RequireAudience('contractor')
  @Mutation(() => ToolSuggestion, { description: 'Suggests a tool for the AI Nexus, which is stored as a draft' })
  async suggestTool(
    @Arg('input', { description: 'The tool' }) input: SuggestToolInput,
    @Ctx() context: Context,
  ): Promise<ToolSuggestion> {
    return suggestTool(context, input);
  }
}

async function getResource(
  { read, viewer }: Context,
  info: GraphQLResolveInfo,
  id: string,
): Promise<KnowledgeResource> {
  const resource = await read.one(KnowledgeResource, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!resource) throw notFound('knowledge resource');
  return resource;
}
