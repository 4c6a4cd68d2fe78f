import { Field, ObjectType } from 'type-graphql';
import { type ReleaseProblemCode, releaseProblemCodes } from 'rules/releases';
import { graphqlEnum } from '#db/graphql-enum';

const ReleaseProblemCodeEnum = graphqlEnum(
  'ReleaseProblemCode',
  releaseProblemCodes,
  'Which part of the contract a build breaks',
);

@ObjectType({ description: 'Why a build may not be released', simpleResolvers: true })
export class ReleaseProblem {
  @Field(() => ReleaseProblemCodeEnum, { description: 'Which part of the contract it breaks' })
  code!: ReleaseProblemCode;

  @Field({ description: 'The operation, module or path that it concerns' })
  where!: string;

  @Field({ description: 'What is wrong' })
  message!: string;

  @Field({ description: 'What to change' })
  mend!: string;
}
