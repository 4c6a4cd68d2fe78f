import type { GraphQLResolveInfo } from 'graphql';
import { maxAnswerTemplates } from 'rules/answer-templates';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { MaxRows } from '#access/max-rows';
import { visibleTo } from '#answer-templates/answer-template.access';
import { AnswerTemplate } from '#answer-templates/answer-template.entity';
import { CreateAnswerTemplateInput, UpdateAnswerTemplateInput } from '#answer-templates/answer-templates.inputs';
import { createAnswerTemplate } from '#answer-templates/create-answer-template';
import { deleteAnswerTemplate } from '#answer-templates/delete-answer-template';
import { updateAnswerTemplate } from '#answer-templates/update-answer-template';
import type { Context } from '#context';
import { IfUpdatedAt, type Version } from '#db/if-updated-at';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';

@Resolver(() => AnswerTemplate)
export class AnswerTemplatesResolver {
  @RequireAudience('sales', 'admin')
  @ReturnsRead(AnswerTemplate)
  @MaxRows(maxAnswerTemplates)
  @Query(() => [AnswerTemplate], { description: `Answer templates by name, at most ${maxAnswerTemplates}` })
  async answerTemplates(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<AnswerTemplate[]> {
    return read.list(AnswerTemplate, info, { where: visibleTo(viewer), orderBy: ['name', 'id'], direction: 'asc' });
  }

  @RequireAudience('sales', 'admin')
  @Mutation(() => AnswerTemplate, { description: 'Adds an answer template for everyone in sales' })
  async createAnswerTemplate(
    @Arg('input', { description: 'The template' }) input: CreateAnswerTemplateInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AnswerTemplate> {
    return getTemplate(context, info, await createAnswerTemplate(context, input));
  }

  @RequireAudience('sales', 'admin')
  @Mutation(() => AnswerTemplate, { description: 'Changes an answer template' })
  async updateAnswerTemplate(
    @Arg('id', () => ID, { description: 'Answer template identifier' }) id: string,
    @Arg('input', { description: 'Changes' }) input: UpdateAnswerTemplateInput,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AnswerTemplate> {
    await updateAnswerTemplate(context, id, input, ifUpdatedAt);
    return getTemplate(context, info, id);
  }

  @RequireAudience('sales', 'admin')
  @Mutation(() => ID, { description: 'Deletes an answer template permanently. Returns its id' })
  async deleteAnswerTemplate(
    @Arg('id', () => ID, { description: 'Answer template identifier' }) id: string,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
  ): Promise<string> {
    await deleteAnswerTemplate(context, id, ifUpdatedAt);
    return id;
  }
}

async function getTemplate({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<AnswerTemplate> {
  const where = { $and: [{ id }, visibleTo(viewer)] };
  const template = await read.one(AnswerTemplate, info, { where });
  if (!template) throw notFound('answer template');
  return template;
}
