import { Field, ObjectType } from 'type-graphql';
import type { SetupWarning } from '#checks/check-runner';
import { graphqlEnum } from '#db/graphql-enum';

const levels = ['warning', 'fault'] as const;
const SetupWarningLevelEnum = graphqlEnum('SetupWarningLevel', levels, 'Severity of a setup warning', {
  fault: 'Something does not work',
  warning: 'Something may stop working',
});

@ObjectType('SetupWarning', { description: "A problem with the servers' setup", simpleResolvers: true })
export class SetupWarningType implements SetupWarning {
  @Field({ description: 'Name of the check that found it' })
  name!: string;

  @Field(() => SetupWarningLevelEnum, { description: 'Severity' })
  level!: SetupWarning['level'];

  @Field({ description: 'What is wrong, what it means and what to change' })
  message!: string;

  @Field({ description: 'When the server first found it' })
  since!: Date;
}
