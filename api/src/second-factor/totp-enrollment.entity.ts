import type { Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';

/** A person's authenticator app. Active once it has produced a valid code. */
@Entity({ tableName: 'totp_enrolments' })
export class TotpEnrollment extends BaseEntity<'confirmedAt' | 'lastStep'> {
  @OneToOne(() => User, { deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'text' })
  sealedSecret!: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  /** The time step of the last accepted code: this and earlier ones are rejected. */
  @Property({ type: 'integer', nullable: true })
  lastStep: number | null = null;
}
