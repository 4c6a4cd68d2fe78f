import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';

/** A single-use link in a mail, valid for half an hour, that sets a new password. */
@Entity({ tableName: 'password_resets' })
@Check({ name: 'password_resets_expiry', expression: 'expires_at > created_at' })
export class PasswordReset extends BaseEntity<'usedAt'> {
  /** SHA-256, so that reading the table does not reveal the link. */
  @Property({ type: 'text' })
  @Unique()
  tokenHash!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Index()
  user!: Rel<User>;

  @Property({ type: 'timestamptz', length: 3 })
  @Index()
  expiresAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  usedAt: Date | null = null;
}
