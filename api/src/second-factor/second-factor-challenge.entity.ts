import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';

const purposes = ['sign_in', 'add_passkey', 'reauthenticate'] as const;

/** A challenge awaiting its response: for a pending sign-in, a new passkey, or reauthentication. */
@Entity({ tableName: 'second_factor_challenges' })
@Index({ properties: ['user', 'createdAt'] })
@Check({ name: 'second_factor_challenges_failures', expression: 'failures >= 0' })
export class SecondFactorChallenge extends BaseEntity<'passkeyChallenge' | 'failures' | 'endedAt'> {
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  user!: Rel<User>;

  @Enum({ items: () => [...purposes] })
  purpose!: (typeof purposes)[number];

  /** The bytes that a passkey has to sign. */
  @Property({ type: 'text', nullable: true })
  passkeyChallenge: string | null = null;

  @Property({ type: 'integer' })
  failures: number = 0;

  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt: Date | null = null;
}
