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
  @Field(() => PipelinePhaseEnum, { description: 'Where it stands for whoever moves it' })
  from!: PipelinePhaseName;

  @Field(() => PipelinePhaseEnum, { description: 'Where it is to stand' })
  to!: PipelinePhaseName;

  @Field({ description: 'Whether it is a lead, which is won by the move; else it is a project' })
  isLead!: boolean;
}
