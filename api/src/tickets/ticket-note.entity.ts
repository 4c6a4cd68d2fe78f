import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { Node } from '#db/node';
import { User } from '#people/user.entity';
import { SupportTicket } from '#tickets/support-ticket.entity';

/** Not a kind of message: nothing that reads messages can show a note to a client (decision 097). */
@ObjectType('TicketNote', {
  implements: Node,
  description: 'An internal note on a ticket, which its client never sees',
  simpleResolvers: true,
})
@Entity({ tableName: 'ticket_notes' })
@Index({ properties: ['ticket', 'id'] })
export class TicketNote extends BaseEntity {
  @Field({ description: 'The text' })
  @Property({ type: 'text' })
  content!: string;

  @Field(() => User, { description: 'Its author' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  @Index()
  author!: Rel<User>;

  @Field(() => SupportTicket, { description: 'The ticket that it belongs to' })
  @ManyToOne(() => SupportTicket, { deleteRule: 'cascade' })
  ticket!: Rel<SupportTicket>;
}
