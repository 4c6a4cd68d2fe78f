import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type LeadLogKind, leadLogKinds } from 'rules/lead-log';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { Node } from '#db/node';
import { Lead } from '#leads/lead.entity';
import { User } from '#people/user.entity';

export const LeadLogKindEnum = graphqlEnum('LeadLogKind', leadLogKinds, 'What an entry of a contact log records', {
  email: 'An email to or from them',
  call: 'A phone or video call',
  meeting: 'A meeting',
  note: 'Something that sales learned',
});

@ObjectType('LeadLogEntry', {
  implements: Node,
  description: "An entry of a lead's contact log: what was written or said",
  simpleResolvers: true,
})
@Entity({ tableName: 'lead_log_entries' })
@Index({ properties: ['lead', 'happenedAt', 'id'] })
export class LeadLogEntry extends BaseEntity {
  @Field(() => LeadLogKindEnum, { description: 'Email, call, meeting or note' })
  @Enum({ items: () => [...leadLogKinds] })
  kind!: LeadLogKind;

  @Field({ description: 'What was written or said' })
  @Property({ type: 'text' })
  text!: string;

  @Field(() => Date, { description: 'When it happened, which may be before it was entered' })
  @Property({ type: 'timestamptz', length: 3 })
  happenedAt!: Date;

  @Field(() => User, { description: 'Who entered it, or wrote the email' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  @Index()
  author!: Rel<User>;

  @Field(() => Lead, { description: 'The lead that it belongs to' })
  @ManyToOne(() => Lead, { deleteRule: 'cascade' })
  lead!: Rel<Lead>;
}
