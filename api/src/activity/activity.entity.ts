import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { Node } from '#db/node';

@ObjectType('Activity', {
  implements: Node,
  description: 'Something that happened to a project, to a request of the Client Store, or to a ticket about neither',
  simpleResolvers: true,
})
@Entity({ tableName: 'activity' })
@Index({ properties: ['project', 'id'] })
@Index({
  name: 'activity_of_tickets',
  expression: `create index "activity_of_tickets" on "activity" ("id") where support_ticket_id is not null`,
})
@Index({
  name: 'activity_of_requests',
  expression: `create index "activity_of_requests" on "activity" ("id") where client_store_request_id is not null`,
})
@Check({
  name: 'activity_about_one_thing',
  expression: 'num_nonnulls(project_id, client_store_request_id, support_ticket_id) = 1',
})
export class Activity extends BaseEntity<'project' | 'clientStoreRequest' | 'supportTicket' | 'actor'> {
  @Field({ description: 'One sentence for everyone involved' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Project, {
    nullable: true,
    description: 'The project it belongs to; null for other activity',
  })
  @ManyToOne(() => Project, { nullable: true, deleteRule: 'cascade' })
  project: Rel<Project> | null = null;

  @Field(() => ClientStoreRequest, {
    nullable: true,
    description: 'The Client Store request it belongs to',
  })
  @ManyToOne(() => ClientStoreRequest, { nullable: true, deleteRule: 'cascade' })
  @Index()
  clientStoreRequest: Rel<ClientStoreRequest> | null = null;

  @Field(() => SupportTicket, {
    nullable: true,
    description: 'The ticket it belongs to, if the ticket has no project',
  })
  @ManyToOne(() => SupportTicket, { nullable: true, deleteRule: 'cascade' })
  @Index()
  supportTicket: Rel<SupportTicket> | null = null;

  /** The person who did it. Null for the system. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  @Index()
  actor: Rel<User> | null = null;
}
