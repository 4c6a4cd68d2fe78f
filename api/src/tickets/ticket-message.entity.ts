import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { Node } from '#db/node';

@ObjectType('TicketMessage', { implements: Node, description: 'A message on a ticket', simpleResolvers: true })
@Entity({ tableName: 'ticket_messages' })
@Index({ properties: ['ticket', 'id'] })
export class TicketMessage extends BaseEntity {
  @Field({ description: 'The text' })
  @Property({ type: 'text' })
  content!: string;

  @Field({ description: 'Whether the team wrote it, rather than the client' })
  @Property({ type: 'boolean' })
  fromTeam!: boolean;

  @Field(() => User, { description: 'Its author' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  @Index()
  author!: Rel<User>;

  @Field(() => SupportTicket, { description: 'The ticket that it belongs to' })
  @ManyToOne(() => SupportTicket, { deleteRule: 'cascade' })
  ticket!: Rel<SupportTicket>;
}
