import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';

/** That a slot is booked once is the unique index on its start. */
@ObjectType('StrategyCall', { description: 'A booked call', simpleResolvers: true })
@Entity({ tableName: 'strategy_calls' })
@Check({ name: 'strategy_calls_email_lower_case', expression: 'email = lower(email)' })
@Index({ properties: ['email', 'startsAt'] })
export class StrategyCall extends BaseEntity {
  @Field({ description: 'Who booked it' })
  @Property({ type: 'text' })
  name!: string;

  @Field({ description: 'In lower case' })
  @Property({ type: 'text' })
  email!: string;

  @Field({ description: 'When it begins' })
  @Property({ type: 'timestamptz', length: 3 })
  @Unique()
  startsAt!: Date;
}
