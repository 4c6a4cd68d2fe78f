import { Field, ID, ObjectType } from 'type-graphql';
import { SupportTicket } from '#tickets/support-ticket.entity';

@ObjectType({ description: 'A ticket that changed', simpleResolvers: true })
export class SupportTicketChange {
  @Field(() => ID, { description: 'Which ticket' })
  id!: string;

  @Field(() => SupportTicket, { nullable: true, description: 'As it is now, or null where one may see it no more' })
  ticket!: SupportTicket | null;
}
