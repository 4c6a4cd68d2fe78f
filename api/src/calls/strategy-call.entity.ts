import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';

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
// That a slot is booked once is this index; a cancelled call leaves its slot free.
@Unique({
  name: 'strategy_calls_slot_taken',
  expression:
    'create unique index "strategy_calls_slot_taken" on "strategy_calls" ("starts_at") where "cancelled_at" is null',
})
export class StrategyCall extends BaseEntity<Optional> {
  @Field({ description: 'Who booked it' })
  @Property({ type: 'text' })
  name!: string;

  @Field({ description: 'In lower case' })
  @Property({ type: 'text' })
  email!: string;

  @Field({ description: 'When it begins' })
  @Property({ type: 'timestamptz', length: 3 })
  startsAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was cancelled; its slot is free since then' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  cancelledAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was booked for good; null while its time is only held' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'Until when its time is held for the link in the mail to be used' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  heldUntil: Date | null = null;

  /** Of the network that it was booked from, until the call is over: open bookings of one network are limited. */
  @Property({ type: 'text', nullable: true })
  @Index()
  networkHash: string | null = null;

  /** The same of its site (IPv6 /48, IPv4 /24), which one caller may have as well. */
  @Property({ type: 'text', nullable: true })
  siteHash: string | null = null;

  /** How often it has changed: calendars follow the file with the highest (RFC 5545 §3.8.7.4). */
  @Property({ type: 'integer' })
  sequence = 0;

  /** Of the key in the link that moves or cancels it. Calls from before there were such links have none. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  keyHash: string | null = null;
}
