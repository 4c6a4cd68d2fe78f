import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { ClientContact } from '#people/person-cards';
import { User } from '#people/user.entity';

@ObjectType('ReleaseKey', { description: 'What a team publishes its remotes with', simpleResolvers: true })
@Entity({ tableName: 'release_keys' })
export class ReleaseKey extends BaseEntity<'holder' | 'holderEmail' | 'publicKey' | 'revokedAt' | 'lastUsedAt'> {
  @Field({ description: 'The team or pipeline that it is for, as the history shows it' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  @Unique()
  keyHash!: string;

  @Field(() => [String], {
    description: 'The remotes that it may publish. Empty for an old key that may publish every one',
  })
  @Property({ type: 'text[]' })
  remotes!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The email of the person who holds it. Null for a key from before keys named one',
  })
  @Property({ type: 'text', nullable: true })
  holderEmail: string | null = null;

  /** The key works only while this account is not deactivated. */
  @Field(() => ClientContact, { nullable: true, description: 'The holder, if that person has an account' })
  @ManyToOne(() => User, { deleteRule: 'restrict', nullable: true })
  holder: Rel<User> | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The Ed25519 public key that versions must be signed for. Null while none is registered',
  })
  @Property({ type: 'text', nullable: true })
  publicKey: string | null = null;

  /** The key works only while this account is an active administrator's. */
  @Field(() => ClientContact, { description: 'The administrator who created it' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  createdBy!: Rel<User>;

  @Field(() => Date, { description: 'When it expires' })
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was revoked, or the server ended it after it expired' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  revokedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was last used' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastUsedAt: Date | null = null;
}
