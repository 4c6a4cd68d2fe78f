import { Field, ID, ObjectType } from 'type-graphql';
import { SupportTicket } from '#tickets/support-ticket.entity';

@ObjectType({ description: 'A ticket that changed', simpleResolvers: true })
export class SupportTicketChange {
  @Field(() => ID, { description: "The ticket's id" })
  id!: string;

  @Field(() => SupportTicket, { nullable: true, description: 'The ticket, or null if the viewer may no longer see it' })
  ticket!: SupportTicket | null;
}
