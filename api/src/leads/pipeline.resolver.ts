import { Arg, Ctx, ID, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { pipelinePhases } from 'rules/pipeline';
import { RequireAudience } from '#access/audiences';
import { MaxRows } from '#access/max-rows';
import type { Context } from '#context';
import { followPipeline } from '#leads/follow-pipeline';
import { movePipelineDeal } from '#leads/move-pipeline-deal';
import { PipelinePhase } from '#leads/pipeline-phase';
import { MovePipelineDealInput } from '#leads/pipeline.inputs';
import { readSalesPipeline } from '#leads/sales-pipeline';

@Resolver()
export class PipelineResolver {
  @RequireAudience('sales', 'admin')
  @MaxRows(pipelinePhases.length)
  @Query(() => [PipelinePhase], {
    description: 'The four phases of the client pipeline; samples until there is a project, or a lead in it',
  })
  async salesPipeline(@Ctx() context: Context): Promise<PipelinePhase[]> {
    return readSalesPipeline(context);
  }

  @RequireAudience('sales', 'admin')
  @MaxRows(pipelinePhases.length)
  @Mutation(() => [PipelinePhase], {
    description:
      'Moves a project to another phase, which changes its status; a lead is won, and its project starts there. Answers the pipeline as it is then',
  })
  async movePipelineDeal(
    @Arg('id', () => ID, { description: 'Of the project or the lead' }) id: string,
    @Arg('input', { description: 'Where from, and where to' }) input: MovePipelineDealInput,
    @Ctx() context: Context,
  ): Promise<PipelinePhase[]> {
    await movePipelineDeal(context, id, input);
    return readSalesPipeline(context);
  }

  @RequireAudience('sales', 'admin')
  @Subscription(() => Boolean, {
    description: 'Tells each time that something happens to a project: what sales adds up is to be read again',
    subscribe: followPipeline,
  })
  pipelineChanged(): boolean {
    return true;
  }
}
