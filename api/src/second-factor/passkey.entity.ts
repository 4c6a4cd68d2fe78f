import { BigIntType, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';
import { Node } from '#db/node';

@ObjectType('Passkey', {
  implements: Node,
  description: 'A passkey of a person, on one of their devices',
  simpleResolvers: true,
})
@Entity({ tableName: 'passkeys' })
@Check({ name: 'passkeys_counter', expression: 'counter >= 0' })
export class Passkey extends BaseEntity<'lastUsedAt'> {
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Index()
  user!: Rel<User>;

  @Field({ description: 'Name given by its owner' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  @Unique()
  credentialId!: string;

  /** COSE, as base64url. */
  @Property({ type: 'text' })
  publicKey!: string;

  /** Incremented with each use on devices that support it: if it does not increase, the passkey was cloned. */
  @Property({ type: new BigIntType('number') })
  counter!: number;

  /** How a browser reaches the device. */
  @Property({ type: 'text[]' })
  transports!: string[];

  @Field(() => Date, { nullable: true, description: 'When it was last used to sign in' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastUsedAt: Date | null = null;
}
