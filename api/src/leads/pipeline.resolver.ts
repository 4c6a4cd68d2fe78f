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
    description: 'The four phases of the client pipeline; samples until it has a project or a lead',
  })
  async salesPipeline(@Ctx() context: Context): Promise<PipelinePhase[]> {
    return readSalesPipeline(context);
  }

  @RequireAudience('sales', 'admin')
  @MaxRows(pipelinePhases.length)
  @Mutation(() => [PipelinePhase], {
    description:
      'Moves a project to another phase, which changes its status; wins a lead, whose project starts there. Returns the updated pipeline',
  })
  async movePipelineDeal(
    @Arg('id', () => ID, { description: 'Project or lead identifier' }) id: string,
    @Arg('input', { description: 'The current and the new phase' }) input: MovePipelineDealInput,
    @Ctx() context: Context,
  ): Promise<PipelinePhase[]> {
    await movePipelineDeal(context, id, input);
    return readSalesPipeline(context);
  }

  @RequireAudience('sales', 'admin')
  @Subscription(() => Boolean, {
    description: 'Emits whenever a project changes: the pipeline should be read again',
    subscribe: followPipeline,
  })
  pipelineChanged(): boolean {
    return true;
  }
}
