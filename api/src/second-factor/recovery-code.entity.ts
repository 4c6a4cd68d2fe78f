import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';

/** A single-use code for signing in without the other factors. */
@Entity({ tableName: 'recovery_codes' })
@Unique({ properties: ['user', 'codeHash'] })
export class RecoveryCode extends BaseEntity<'usedAt'> {
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  user!: Rel<User>;

  /** SHA-256 is enough, because the code is long and random. */
  @Property({ type: 'text' })
  codeHash!: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  usedAt: Date | null = null;
}
