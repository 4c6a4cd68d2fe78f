import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Audience } from 'rules/audiences';
import { listOperationAccess, viewerKinds } from '#access/access-table';
import { RequireAudience, type OperationKind, operationKinds } from '#access/audiences';
import { graphqlEnum } from '#db/graphql-enum';
import { AudienceEnum } from '#people/user.entity';

const OperationKindEnum = graphqlEnum('OperationKind', operationKinds, 'What an operation is to GraphQL');

@ObjectType({ description: 'Who may call an operation of this API', simpleResolvers: true })
class OperationAccess {
  @Field({ description: 'What it is called' })
  name!: string;

  @Field(() => OperationKindEnum, { description: 'Whether it reads, changes or follows' })
  kind!: OperationKind;

  @Field({ description: 'What it does' })
  description!: string;

  @Field(() => [AudienceEnum], { description: 'The audiences that it is open to' })
  audiences!: Audience[];

  @Field(() => [String], { description: 'The kinds of people who may call it, of those that the matrix has' })
  callers!: string[];

  @Field({ description: 'Whether it requires a sign-in or confirmation of the last five minutes' })
  requiresRecentAuth!: boolean;
}

@ObjectType({ description: 'Who may call what. Which rows they see then is a second question', simpleResolvers: true })
class AccessMatrix {
  @Field(() => [String], { description: 'Every kind of person, from signed out to founder' })
  people!: string[];

  @Field(() => [OperationAccess], { description: 'Every operation, by kind and name' })
  operations!: OperationAccess[];
}

@Resolver()
export class AccessMatrixResolver {
  @RequireAudience('founder')
  @Query(() => AccessMatrix, { description: 'Who may call what: the same as docs/access.md' })
  accessMatrix(): AccessMatrix {
    return {
      people: viewerKinds,
      operations: listOperationAccess().map(({ field, ...row }) => ({ ...row, name: field })),
    };
  }
}
