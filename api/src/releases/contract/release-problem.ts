import { Field, ObjectType } from 'type-graphql';
import { type ReleaseProblemCode, releaseProblemCodes } from 'rules/releases';
import { graphqlEnum } from '#db/graphql-enum';

const ReleaseProblemCodeEnum = graphqlEnum(
  'ReleaseProblemCode',
  releaseProblemCodes,
  'The part of the contract that a build violates',
  {
    operation: 'The API does not have what an operation selects',
    portal: 'Its routes or its frame are not what the shell expects',
    shared_module: 'The shell does not share a module that it needs',
  },
);

@ObjectType({ description: "Why a build can't be released", simpleResolvers: true })
export class ReleaseProblem {
  @Field(() => ReleaseProblemCodeEnum, { description: 'The part of the contract that it violates' })
  code!: ReleaseProblemCode;

  @Field({ description: 'The operation, module or path concerned' })
  where!: string;

  @Field({ description: 'The problem' })
  message!: string;

  @Field({ description: 'How to fix it' })
  mend!: string;
}
