import { ArgsType, Field, ID, InputType } from 'type-graphql';
import {
  findTicketsRule,
  type OpenTicketInput as OpenTicket,
  openTicketRule,
  type ReplyToTicketInput as ReplyToTicket,
  replyToTicketRule,
  type TicketPriority,
} from 'rules/tickets';
import { ValidateWith } from '#access/rules';
import { useFilter } from '#db/list-arguments';
import { PageArgs } from '#db/page';
import { TicketPriorityEnum } from '#tickets/support-ticket.entity';

@ValidateWith(findTicketsRule)
@InputType({ description: 'Which tickets' })
export class SupportTicketFilter {
  @Field(() => Boolean, { nullable: true, description: 'Only resolved tickets, or only unresolved ones' })
  resolved?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only tickets of this project' })
  projectId?: string | null;
}

@ArgsType()
export class FindTicketsArgs extends PageArgs {
  @Field(() => Boolean, {
    ...useFilter,
    nullable: true,
    description: 'Only resolved tickets, or only unresolved ones',
  })
  resolved?: boolean | null;
}

@ValidateWith(openTicketRule)
@InputType({ description: 'A new ticket' })
export class OpenTicketInput implements OpenTicket {
  @Field({ description: 'One line, at most 200 characters' })
  title!: string;

  @Field({ description: 'At most 5000 characters' })
  description!: string;

  @Field(() => TicketPriorityEnum, { nullable: true, description: 'Medium by default' })
  priority?: TicketPriority;

  @Field(() => ID, { nullable: true, description: "One of the client's projects" })
  projectId?: string | null;
}

@ValidateWith(replyToTicketRule)
@InputType({ description: 'A message on a ticket' })
export class ReplyToTicketInput implements ReplyToTicket {
  @Field({ description: 'At most 5000 characters' })
  content!: string;
}
