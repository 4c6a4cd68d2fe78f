import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { IfUpdatedAt, type Version } from '#db/if-updated-at';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { listLimits } from '#limits/list-limits';
import { createPromptTemplate } from '#jarvis/create-prompt-template';
import { deletePromptTemplate } from '#jarvis/delete-prompt-template';
import { choosableBy } from '#jarvis/jarvis.access';
import { CreatePromptTemplateInput, UpdatePromptTemplateInput } from '#jarvis/prompt-template.inputs';
import { PromptTemplate } from '#jarvis/prompt-template.entity';
import { PromptTemplateCard } from '#jarvis/prompt-template-card';
import { updatePromptTemplate } from '#jarvis/update-prompt-template';

@Resolver(() => PromptTemplate)
export class PromptTemplatesResolver {
  @RequireAudience('admin')
  @ReturnsRead(PromptTemplate)
  @Query(() => [PromptTemplate], {
    description: `Every prompt template, oldest first, at most ${listLimits.promptTemplates.limit}: more can't be created`,
  })
  async promptTemplates(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo): Promise<PromptTemplate[]> {
    return read.list(PromptTemplate, info, { where: {}, orderBy: ['id'], direction: 'asc' });
  }

  @RequireAudience('contractor', 'admin')
  @ReturnsRead(PromptTemplate)
  @Query(() => [PromptTemplateCard], {
    description: `The prompt templates that the viewer can select, oldest first, at most ${listLimits.promptTemplates.limit}`,
  })
  async availablePromptTemplates(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PromptTemplateCard[]> {
    return read.list(PromptTemplate, info, { where: choosableBy(viewer), orderBy: ['id'], direction: 'asc' });
  }

  @RequireAudience('admin')
  @Mutation(() => PromptTemplate, { description: 'Adds a prompt template' })
  async createPromptTemplate(
    @Arg('input', { description: 'The new prompt template' }) input: CreatePromptTemplateInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PromptTemplate> {
    return getTemplate(context, info, await createPromptTemplate(context, input));
  }

  @RequireAudience('admin')
  @Mutation(() => PromptTemplate, { description: 'Updates a prompt template' })
  async updatePromptTemplate(
    @Arg('id', () => Int, { description: 'Prompt template identifier' }) id: number,
    @Arg('input', { description: 'Changes' }) input: UpdatePromptTemplateInput,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PromptTemplate> {
    await updatePromptTemplate(context, id, input, ifUpdatedAt);
    return getTemplate(context, info, id);
  }

  @RequireAudience('admin')
  @Mutation(() => Int, { description: 'Deletes a prompt template permanently. Returns its id' })
  async deletePromptTemplate(
    @Arg('id', () => Int, { description: 'Prompt template identifier' }) id: number,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
  ): Promise<number> {
    await deletePromptTemplate(context, id, ifUpdatedAt);
    return id;
  }
}

async function getTemplate({ read }: Context, info: GraphQLResolveInfo, id: number): Promise<PromptTemplate> {
  const template = await read.one(PromptTemplate, info, { where: { id } });
  if (!template) throw notFound('prompt template');
  return template;
}
