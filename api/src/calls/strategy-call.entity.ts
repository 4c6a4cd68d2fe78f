import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { EmailAddressScalar } from '#scalars';

type Optional = 'sequence' | 'cancelledAt' | 'confirmedAt' | 'heldUntil' | 'networkHash' | 'siteHash' | 'keyHash';

@ObjectType('StrategyCall', { description: 'A booked call', simpleResolvers: true })
@Entity({ tableName: 'strategy_calls' })
@Check({ name: 'strategy_calls_email_lower_case', expression: 'email = lower(email)' })
@Check({ name: 'strategy_calls_sequence_counts', expression: 'sequence >= 0' })
@Check({
  name: 'strategy_calls_confirmed_or_held',
  expression: 'confirmed_at is not null or held_until is not null',
})
@Index({ properties: ['email', 'startsAt'] })
// This index allows one booking per slot; canceled calls free theirs.
@Unique({
  name: 'strategy_calls_slot_taken',
  expression:
    'create unique index "strategy_calls_slot_taken" on "strategy_calls" ("starts_at") where "cancelled_at" is null',
})
export class StrategyCall extends BaseEntity<Optional> {
  @Field({ description: 'Name of the person who booked' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => EmailAddressScalar, { description: 'In lowercase' })
  @Property({ type: 'text' })
  email!: string;

  @Field({ description: 'Start time' })
  @Property({ type: 'timestamptz', length: 3 })
  startsAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was canceled, which frees its slot' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  cancelledAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the booking was confirmed; null while the time is only held',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When the hold expires unless the link in the email is used' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  heldUntil: Date | null = null;

  /** Hash of the network that booked it, kept until the call is over: open bookings per network are limited. */
  @Property({ type: 'text', nullable: true })
  @Index()
  networkHash: string | null = null;

  /** The same for its site (IPv6 /48, IPv4 /24), all of which one caller may control. */
  @Property({ type: 'text', nullable: true })
  siteHash: string | null = null;

  /** How often it has changed: calendars apply the file with the highest sequence (RFC 5545 §3.8.7.4). */
  @Property({ type: 'integer' })
  sequence = 0;

  /** Hash of the key in the link that moves or cancels it. Calls from before such links have none. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  keyHash: string | null = null;
}
