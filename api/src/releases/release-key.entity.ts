import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';
import { Node } from '#db/node';
import { EmailAddressScalar } from '#scalars';

@ObjectType('ReleaseKey', {
  implements: Node,
  description: 'A key that a team publishes its remotes with',
  simpleResolvers: true,
})
@Entity({ tableName: 'release_keys' })
export class ReleaseKey extends BaseEntity<'holder' | 'holderEmail' | 'publicKey' | 'revokedAt' | 'lastUsedAt'> {
  @Field({ description: 'The team or pipeline it is for, as shown in the history' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  @Unique()
  keyHash!: string;

  @Field(() => [String], {
    description: 'The remotes it may publish. Empty for an old key that may publish all of them',
  })
  @Property({ type: 'text[]' })
  remotes!: string[];

  @Field(() => EmailAddressScalar, {
    nullable: true,
    description: 'The email of the holder. Null for a key from before keys had holders',
  })
  @Property({ type: 'text', nullable: true })
  holderEmail: string | null = null;

  /** The key works only while this account is active. */
  @Field(() => User, { nullable: true, description: 'The holder, if they have an account' })
  @ManyToOne(() => User, { deleteRule: 'restrict', nullable: true })
  holder: Rel<User> | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The Ed25519 public key that versions must be signed for. Null if none is registered',
  })
  @Property({ type: 'text', nullable: true })
  publicKey: string | null = null;

  /** The key works only while this is an active administrator's account. */
  @Field(() => User, { description: 'The administrator who created it' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  createdBy!: Rel<User>;

  @Field(() => Date, { description: 'When it expires' })
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was revoked, or ended by the server after it expired' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  revokedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was last used' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastUsedAt: Date | null = null;
}
