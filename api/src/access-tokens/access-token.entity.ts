import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { tokenAreaNames, tokenAreas, tokenScopes, type TokenScope } from 'rules/access-tokens';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { Node } from '#db/node';
import { User } from '#people/user.entity';

export const TokenScopeEnum = graphqlEnum(
  'AccessTokenScope',
  tokenScopes,
  'An area of the API, and whether the token may read it or also change it',
  describeScope,
);

function describeScope(scope: TokenScope): string {
  const area = tokenAreaNames.find((name) => scope.startsWith(`${name}_`));
  const { hint } = tokenAreas[area ?? 'people'];
  return `${scope.endsWith('_write') ? 'Read and change' : 'Read'}: ${hint}`;
}

@ObjectType('AccessToken', {
  implements: Node,
  description: 'A personal access token, with which a program calls the API as its owner',
  simpleResolvers: true,
})
@Entity({ tableName: 'access_tokens' })
@Index({ properties: ['user', 'id'] })
export class AccessToken extends BaseEntity<'revokedAt' | 'lastUsedAt'> {
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  user!: Rel<User>;

  @Field({ description: 'Display name' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  @Unique()
  tokenHash!: string;

  @Field({ description: 'The last four characters of the token, to recognize it by' })
  @Property({ type: 'text' })
  lastFour!: string;

  @Field(() => [TokenScopeEnum], { description: 'What it may do, at most: never more than its owner' })
  @Property({ type: 'text[]' })
  scopes!: TokenScope[];

  @Field(() => Date, { description: 'When it expires' })
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was revoked' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  revokedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was last used, to the minute' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastUsedAt: Date | null = null;
}
