import type { Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';

/** A person's authenticator app. It counts from the moment that it has shown a right code. */
@Entity({ tableName: 'totp_enrolments' })
export class TotpEnrolment extends BaseEntity<'confirmedAt' | 'lastStep'> {
  @OneToOne(() => User, { deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'text' })
  sealedSecret!: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  /** The half minute of the last code that was taken: neither it nor one before it is taken again. */
  @Property({ type: 'integer', nullable: true })
  lastStep: number | null = null;
}
