import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { ClientContact } from '#people/person-cards';
import { User } from '#people/user.entity';

@ObjectType('ReleaseKey', { description: 'What a team publishes its remotes with', simpleResolvers: true })
@Entity({ tableName: 'release_keys' })
export class ReleaseKey extends BaseEntity<'revokedAt' | 'lastUsedAt'> {
  @Field({ description: 'Whose it is: stands in the history of what it publishes' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  @Unique()
  keyHash!: string;

  @Field(() => [String], { description: 'The remotes that it may publish; none named means every one' })
  @Property({ type: 'text[]' })
  remotes!: string[];

  /** The key works only while this account is an active administrator's. */
  @Field(() => ClientContact, { description: 'The administrator who created it' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  createdBy!: Rel<User>;

  @Field(() => Date, { description: 'When it expires' })
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was revoked' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  revokedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was last used' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastUsedAt: Date | null = null;
}
