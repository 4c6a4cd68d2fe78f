import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { orderByRule } from 'rules/order-by';
import type { SortDirection } from 'rules/paging';
import {
  type AddTicketNoteInput as AddTicketNote,
  addTicketNoteRule,
  type AssignTicketInput as AssignTicket,
  assignTicketRule,
  findTicketsRule,
  maxSnoozeDays,
  type OpenTicketInput as OpenTicket,
  openTicketRule,
  type ReplyToTicketInput as ReplyToTicket,
  replyToTicketRule,
  type SnoozeTicketInput as SnoozeTicket,
  snoozeTicketRule,
  type TicketOrderField,
  ticketOrderFields,
  type TicketPriority,
  type TicketView,
  ticketViews,
} from 'rules/tickets';
import { searchRule } from 'rules/search';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';
import { useFilter } from '#db/list-arguments';
import { PageArgs } from '#db/page';
import { SortDirectionEnum } from '#db/sort-direction';
import { TicketPriorityEnum } from '#tickets/support-ticket.entity';

const TicketViewEnum = graphqlEnum('TicketView', ticketViews, "A view of the team's inbox", {
  open: 'Unresolved, and not put aside',
  mine: 'Those of them that are assigned to the viewer',
  unassigned: 'Those of them without an assignee',
  waiting_for_client: 'Those of them whose last message is from the team',
  snoozed: 'Put aside until a time that has not come',
  resolved: 'Resolved',
});

@ValidateWith(findTicketsRule)
@InputType({ description: 'Which tickets' })
export class SupportTicketFilter {
  @Field(() => Boolean, { nullable: true, description: 'Only resolved tickets, or only unresolved ones' })
  resolved?: boolean | null;

  @Field(() => TicketViewEnum, { nullable: true, description: "Only a view of the team's inbox" })
  view?: TicketView | null;

  @Field(() => TicketPriorityEnum, { nullable: true, description: 'Only tickets with this priority' })
  priority?: TicketPriority | null;

  @Field(() => ID, { nullable: true, description: 'Only tickets about this project' })
  projectId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Only tickets with each of these words in the title, the description or the client's name",
  })
  search?: string | null;
}

const TicketOrderFieldEnum = graphqlEnum('TicketOrderField', ticketOrderFields, 'What tickets are sorted by', {
  created: 'By creation time',
  urgency: 'By priority, then by creation time; ascending, the oldest critical one is first',
});

@ValidateWith(orderByRule(ticketOrderFields))
@InputType({ description: 'The order of tickets' })
export class SupportTicketOrderBy {
  @Field(() => TicketOrderFieldEnum, { description: 'Sort key' })
  field!: TicketOrderField;

  @Field(() => SortDirectionEnum, { description: 'Sort direction' })
  direction!: SortDirection;
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

@ValidateWith(addTicketNoteRule)
@InputType({ description: 'An internal note on a ticket' })
export class AddTicketNoteInput implements AddTicketNote {
  @Field({ description: 'At most 5000 characters' })
  content!: string;
}

@ValidateWith(assignTicketRule)
@InputType({ description: 'Who works on a ticket' })
export class AssignTicketInput implements AssignTicket {
  @Field(() => ID, { nullable: true, description: 'One of `ticketAssignees`; null for no one' })
  assigneeId!: string | null;
}

@ValidateWith(snoozeTicketRule)
@InputType({ description: 'Until when to put a ticket aside' })
export class SnoozeTicketInput implements SnoozeTicket {
  @Field(() => Date, { nullable: true, description: `Within ${maxSnoozeDays} days; null brings it back now` })
  until!: Date | null;
}

@ValidateWith(searchRule)
@InputType({ description: 'Which people' })
export class TicketAssigneeFilter {
  @Field(() => String, { nullable: true, description: 'Only people with each of these words in their name' })
  search?: string | null;
}
