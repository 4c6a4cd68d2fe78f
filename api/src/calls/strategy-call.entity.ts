import { Check, Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';

/** A booked call. That a slot is booked once is the unique index on its start. */
@Entity({ tableName: 'strategy_calls' })
@Check({ name: 'strategy_calls_email_lower_case', expression: 'email = lower(email)' })
export class StrategyCall extends BaseEntity {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'timestamptz', length: 3 })
  @Unique()
  startsAt!: Date;
}
