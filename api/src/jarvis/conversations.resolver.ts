import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { maxTemplates } from 'rules/jarvis';
import { RequireAudience } from '#access/audiences';
import { MaxRows } from '#access/max-rows';
import type { Context } from '#context';
import { IfUpdatedAt, type Version } from '#db/if-updated-at';
import { NestedConnection, getNestedPage, type TypedNestedList } from '#db/nested';
import { PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { ConversationConnection } from '#jarvis/conversation.connection';
import { Conversation } from '#jarvis/conversation.entity';
import { CreateConversationInput, UpdateConversationInput } from '#jarvis/conversation.inputs';
import { getConversation } from '#jarvis/get-conversation';
import { ConversationTemplate } from '#jarvis/conversation-template.entity';
import { createConversation } from '#jarvis/create-conversation';
import { deleteConversation } from '#jarvis/delete-conversation';
import { visibleTo } from '#jarvis/jarvis.access';
import { PromptTemplateCard } from '#jarvis/prompt-template-card';
import { updateConversation } from '#jarvis/update-conversation';

const templateList: TypedNestedList<ConversationTemplate> = {
  entity: () => ConversationTemplate,
  by: 'conversation',
  through: 'template',
  visible: () => ({}),
  orderBy: ['position', 'id'],
  direction: 'asc',
};

@Resolver(() => Conversation)
export class ConversationsResolver {
  @RequireAudience('contractor', 'admin')
  @ReturnsRead(Conversation)
  @Query(() => ConversationConnection, { description: "The viewer's conversations, most recently updated first" })
  async conversations(@Args() page: PageArgs, @Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.page(Conversation, info, {
      where: visibleTo(viewer),
      orderBy: ['updatedAt', 'id'],
      direction: 'desc',
      ...page,
    });
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => Conversation, { description: 'Starts a conversation with Jarvis' })
  async createConversation(
    @Arg('input', { description: 'The new conversation' }) input: CreateConversationInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Conversation> {
    const { limits, viewer } = context;
    if (viewer) await limits.count('createConversation', { person: viewer.id });
    return getConversation(context, info, await createConversation(context, input));
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => Conversation, { description: "Updates one of the viewer's conversations" })
  async updateConversation(
    @Arg('id', () => ID, { description: 'Conversation identifier' }) id: string,
    @Arg('input', { description: 'Changes' }) input: UpdateConversationInput,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Conversation> {
    await updateConversation(context, id, input, ifUpdatedAt);
    return getConversation(context, info, id);
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => ID, {
    description: "Deletes one of the viewer's conversations, which they can restore for 30 days. Returns its id",
  })
  async deleteConversation(
    @Arg('id', () => ID, { description: 'Conversation identifier' }) id: string,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
  ): Promise<string> {
    await deleteConversation(context, id, ifUpdatedAt);
    return id;
  }

  @NestedConnection(templateList)
  @MaxRows(maxTemplates)
  @FieldResolver(() => [PromptTemplateCard], { description: 'Its prompt templates, in the selected order' })
  promptTemplates(@Row() conversation: Conversation, @Info() info: GraphQLResolveInfo): PromptTemplateCard[] {
    return getNestedPage<ConversationTemplate>(conversation, info).edges.map(({ node }) => node.template);
  }

  @NestedConnection(templateList)
  @MaxRows(maxTemplates)
  @FieldResolver(() => [PromptTemplateCard], {
    description: 'The former name of `promptTemplates`',
    deprecationReason: 'Use `promptTemplates`',
  })
  templates(@Row() conversation: Conversation, @Info() info: GraphQLResolveInfo): PromptTemplateCard[] {
    return this.promptTemplates(conversation, info);
  }
}
