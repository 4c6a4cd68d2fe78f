import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { visibleTo } from '#canned-answers/canned-answer.access';
import { CannedAnswer } from '#canned-answers/canned-answer.entity';
import { CreateCannedAnswerInput, UpdateCannedAnswerInput } from '#canned-answers/canned-answers.inputs';
import { createCannedAnswer, deleteCannedAnswer, updateCannedAnswer } from '#canned-answers/change-canned-answers';
import type { Context } from '#context';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { listLimits } from '#limits/list-limits';

@Resolver(() => CannedAnswer)
export class CannedAnswersResolver {
  @RequireAudience('support', 'admin')
  @ReturnsRead(CannedAnswer)
  @Query(() => [CannedAnswer], {
    description: `Canned answers by title, at most ${listLimits.cannedAnswers.limit}: more can't be created`,
  })
  async cannedAnswers(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<CannedAnswer[]> {
    return read.list(CannedAnswer, info, { where: visibleTo(viewer), orderBy: ['title', 'id'], direction: 'asc' });
  }

  @RequireAudience('support', 'admin')
  @Mutation(() => CannedAnswer, { description: 'Creates a canned answer' })
  async createCannedAnswer(
    @Arg('input', { description: 'The canned answer' }) input: CreateCannedAnswerInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CannedAnswer> {
    return getAnswer(context, info, await createCannedAnswer(context, input));
  }

  @RequireAudience('support', 'admin')
  @Mutation(() => CannedAnswer, { description: 'Changes a canned answer' })
  async updateCannedAnswer(
    @Arg('id', () => ID, { description: 'Identifier of the canned answer' }) id: string,
    @Arg('input', { description: 'Its new title and text' }) input: UpdateCannedAnswerInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CannedAnswer> {
    await updateCannedAnswer(context, id, input);
    return getAnswer(context, info, id);
  }

  @RequireAudience('support', 'admin')
  @Mutation(() => ID, { description: 'Deletes a canned answer for good. Returns its id' })
  async deleteCannedAnswer(
    @Arg('id', () => ID, { description: 'Identifier of the canned answer' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await deleteCannedAnswer(context, id);
    return id;
  }
}

async function getAnswer({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<CannedAnswer> {
  const answer = await read.one(CannedAnswer, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!answer) throw notFound('canned answer');
  return answer;
}
