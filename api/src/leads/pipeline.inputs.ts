import { Field, InputType } from 'type-graphql';
import {
  type MovePipelineDealInput as MovePipelineDeal,
  movePipelineDealRule,
  type PipelinePhaseName,
} from 'rules/pipeline';
import { ValidateWith } from '#access/rules';
import { PipelinePhaseEnum } from '#leads/pipeline-phase';

@ValidateWith(movePipelineDealRule)
@InputType({ description: 'A move in the client pipeline' })
export class MovePipelineDealInput implements MovePipelineDeal {
  @Field(() => PipelinePhaseEnum, { description: 'Its current phase, as far as the viewer knows' })
  from!: PipelinePhaseName;

  @Field(() => PipelinePhaseEnum, { description: 'The new phase' })
  to!: PipelinePhaseName;

  @Field({ description: 'Whether it is a lead, which the move wins, rather than a project' })
  isLead!: boolean;
}
