import type { GraphQLResolveInfo } from 'graphql';
import { Field, Info, ObjectType, Query, Resolver } from 'type-graphql';
import type { Audience } from 'rules/audiences';
import { listOperationAccess, viewerKinds } from '#access/access-table';
import { RequireAudience, type OperationKind, operationKinds } from '#access/audiences';
import { graphqlEnum } from '#db/graphql-enum';
import { AudienceEnum } from '#people/user.entity';

const OperationKindEnum = graphqlEnum('OperationKind', operationKinds, 'Kind of GraphQL operation', {
  mutation: 'Changes something',
  query: 'Reads something',
  subscription: 'Follows something',
});

@ObjectType({ description: 'An operation of this API and who may call it', simpleResolvers: true })
class OperationAccess {
  @Field({ description: 'Operation name' })
  name!: string;

  @Field(() => OperationKindEnum, { description: 'Query, mutation or subscription' })
  kind!: OperationKind;

  @Field({ description: 'What it does' })
  description!: string;

  @Field(() => [AudienceEnum], { description: 'Audiences that may call it' })
  audiences!: Audience[];

  @Field(() => [String], { description: 'Kinds of people who may call it, out of those in the matrix' })
  callers!: string[];

  @Field({ description: 'Whether it requires a sign-in or reauthentication within the last five minutes' })
  requiresRecentAuth!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The permission that a personal access token needs for it, such as leads_read; null if no token can call it',
  })
  tokenScope!: string | null;
}

@ObjectType({
  description: 'API permissions: who may call each operation. Row-level access is separate',
  simpleResolvers: true,
})
class AccessMatrix {
  @Field(() => [String], { description: 'Every kind of person, from signed out to founder' })
  people!: string[];

  @Field(() => [OperationAccess], { description: 'Every operation, by kind and name' })
  operations!: OperationAccess[];
}

@Resolver()
export class AccessMatrixResolver {
  @RequireAudience('founder')
  @Query(() => AccessMatrix, { description: 'API permissions, with the same content as docs/access.md' })
  accessMatrix(@Info() { schema }: GraphQLResolveInfo): AccessMatrix {
    return {
      people: viewerKinds,
      operations: listOperationAccess(schema).map(({ field, ...row }) => ({ ...row, name: field })),
    };
  }
}
