import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type TicketPriority, ticketPriorities, type TicketStatus, ticketStatuses } from 'rules/tickets';
import { clock } from '#clock';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';
import { NameOfProject } from '#projects/project.access';
import { Node } from '#db/node';

export const TicketPriorityEnum = graphqlEnum('TicketPriority', ticketPriorities, 'The priority of a ticket', {
  critical: 'Before everything else',
  high: 'Before others',
  medium: 'As planned',
  low: 'When there is time',
});
const TicketStatusEnum = graphqlEnum('TicketStatus', ticketStatuses, 'The status of a ticket', {
  open: 'The team has not replied yet',
  in_progress: 'The team works on it',
  resolved: 'It is resolved',
});

@ObjectType('SupportTicket', { implements: Node, description: "A client's request for help", simpleResolvers: true })
@Entity({ tableName: 'support_tickets' })
@Index({ properties: ['client', 'id'] })
@Index({ properties: ['project', 'id'] })
@Index({ properties: ['assignee', 'id'] })
@Index({ properties: ['status', 'id'] })
@Index({
  name: 'support_tickets_urgent',
  expression: `create index "support_tickets_urgent" on "support_tickets" ("created_at") where status = 'open' and priority in ('high', 'critical')`,
})
@Index({
  name: 'support_tickets_unresolved',
  expression: `create index "support_tickets_unresolved" on "support_tickets" ("id") where status <> 'resolved'`,
})
@Index({
  name: 'support_tickets_unresolved_of_projects',
  expression: `create index "support_tickets_unresolved_of_projects" on "support_tickets" ("project_id", "id") where status <> 'resolved'`,
})
@Index({
  name: 'support_tickets_unresolved_of_assignees',
  expression: `create index "support_tickets_unresolved_of_assignees" on "support_tickets" ("assignee_id", "id") where status <> 'resolved'`,
})
@Index({
  name: 'support_tickets_unresolved_by_urgency',
  expression: `create index "support_tickets_unresolved_by_urgency" on "support_tickets" ("urgency_order", "id") where status <> 'resolved'`,
})
@Index({
  name: 'support_tickets_searched',
  expression: 'create index "support_tickets_searched" on "support_tickets" using gin ("searched" gin_trgm_ops)',
})
export class SupportTicket extends BaseEntity<
  | 'priority'
  | 'status'
  | 'project'
  | 'assignee'
  | 'waitingSince'
  | 'firstRespondedAt'
  | 'snoozedUntil'
  | 'urgencyOrder'
  | 'searched'
> {
  @Field({ description: 'Title' })
  @Property({ type: 'text' })
  title!: string;

  @Field({ description: "The client's initial description" })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => TicketPriorityEnum, { description: 'Priority, chosen by the client' })
  @Enum({ items: () => [...ticketPriorities] })
  priority: TicketPriority = 'medium';

  @Field(() => TicketStatusEnum, {
    description: 'Open until the team replies, in progress until it is resolved; open again once it is reopened',
  })
  @Enum({ items: () => [...ticketStatuses] })
  status: TicketStatus = 'open';

  @Field(() => User, { description: 'The client who opened it' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  client!: Rel<User>;

  @NameOfProject
  @Field(() => Project, { nullable: true, description: 'The project that it is about, if any' })
  @ManyToOne(() => Project, { nullable: true, deleteRule: 'set null' })
  project: Rel<Project> | null = null;

  @Field(() => User, {
    nullable: true,
    description: 'The assigned team member: the first who replied, or the one that the team chose',
  })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  assignee: Rel<User> | null = null;

  @Field(() => Date, {
    nullable: true,
    description: "When the client's oldest unanswered message was sent; null while the team waits for the client",
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true, defaultRaw: 'now()' })
  waitingSince: Date | null = clock.date();

  @Field(() => Date, { nullable: true, description: 'When the team first answered; null until then' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  firstRespondedAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the team has put it aside; null if it has not, and for clients',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  snoozedUntil: Date | null = null;

  /** Sort key: 0 for the highest priority, so that the most urgent and oldest ticket is first in one direction. */
  @Property({
    type: 'integer',
    generated: `(CASE priority WHEN 'critical'::text THEN 0 WHEN 'high'::text THEN 1 WHEN 'medium'::text THEN 2 ELSE 3 END) stored`,
    lazy: true,
  })
  urgencyOrder!: number;

  /** The search text of the inbox; trigrams also match parts of words. */
  @Property({ type: 'text', generated: `(((title || ' '::text) || description)) stored`, lazy: true })
  searched!: string;
}
