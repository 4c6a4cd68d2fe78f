import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { getSecurityEventLabel, type SecurityEventKind, securityEventKinds } from 'rules/security-events';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { Node } from '#db/node';

export const SecurityEventKindEnum = graphqlEnum(
  'SecurityEventKind',
  securityEventKinds,
  'A kind of security event',
  getSecurityEventLabel,
);

/**
 * `createdAt` is the first occurrence and `updatedAt` the last of those that are counted together. No foreign key: an event
 * is written whatever becomes of the account. No check on the kind: adding one needs no migration.
 */
@ObjectType('SecurityEvent', { implements: Node, description: 'An entry of the security log', simpleResolvers: true })
@Entity({ tableName: 'security_events' })
@Index({ properties: ['kind', 'id'] })
@Index({ properties: ['accountId', 'id'] })
@Index({ properties: ['address', 'id'] })
@Index({ properties: ['createdAt', 'id'] })
@Index({
  name: 'security_events_searched',
  expression: `create index "security_events_searched" on "security_events" using gin ("email" gin_trgm_ops, "details" gin_trgm_ops, "address" gin_trgm_ops)`,
})
export class SecurityEvent extends BaseEntity {
  @Field(() => SecurityEventKindEnum, { description: 'What happened' })
  @Property({ type: 'text' })
  kind!: SecurityEventKind;

  @Field(() => ID, { nullable: true, description: 'The account concerned, if it is known' })
  @Property({ type: 'uuid', nullable: true })
  accountId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its email at the time; for a failed sign-in, the email typed' })
  @Property({ type: 'text', nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'The network address of the request' })
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Property({ type: 'text', nullable: true })
  userAgent!: string | null;

  @Field(() => String, { nullable: true, description: 'The request ID, as in X-Request-Id and the server log' })
  @Property({ type: 'text', nullable: true })
  requestId!: string | null;

  @Field(() => String, { nullable: true, description: 'More about it, in words' })
  @Property({ type: 'text', nullable: true })
  details!: string | null;

  @Field(() => Int, { description: 'How many identical events this entry counts' })
  @Property({ type: 'integer' })
  count!: number;
}
