import * as z from 'zod/mini';
import { searchText } from './search.ts';
import { requiredText } from './text.ts';

export const ticketPriorities = ['low', 'medium', 'high', 'critical'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** Ticket statuses (specification part 2 §4). */
export const ticketStatuses = ['open', 'in_progress', 'resolved'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** The views of the team's inbox. A snoozed ticket is in no other view of unresolved tickets. */
export const ticketViews = ['open', 'mine', 'unassigned', 'waiting_for_client', 'snoozed', 'resolved'] as const;
export type TicketView = (typeof ticketViews)[number];

export const ticketOrderFields = ['created', 'urgency'] as const;
export type TicketOrderField = (typeof ticketOrderFields)[number];

/** Which tickets a list shows. */
export const findTicketsRule = z.object({
  resolved: z.optional(z.nullable(z.boolean('Please choose yes or no'))),
  view: z.optional(z.nullable(z.enum(ticketViews, 'Please choose a view'))),
  priority: z.optional(z.nullable(z.enum(ticketPriorities, 'Please select a priority'))),
  projectId: z.optional(z.nullable(z.uuid('Please select a project'))),
  search: searchText,
});
export type TicketFilter = z.infer<typeof findTicketsRule>;

export const openTicketRule = z.object({
  title: requiredText('Title is required', 200),
  description: requiredText('Description is required', 5000),
  priority: z.optional(z.enum(ticketPriorities, 'Please select a priority')),
  projectId: z.optional(z.nullable(z.uuid('Please select a project'))),
});
export type OpenTicketInput = z.infer<typeof openTicketRule>;

export const replyToTicketRule = z.object({
  content: requiredText('Please enter a message to send.', 5000),
});
export type ReplyToTicketInput = z.infer<typeof replyToTicketRule>;

export const addTicketNoteRule = z.object({
  content: requiredText('Please enter a note.', 5000),
});
export type AddTicketNoteInput = z.infer<typeof addTicketNoteRule>;

export const assignTicketRule = z.object({
  assigneeId: z.nullable(z.uuid('Please select a member of the team')),
});
export type AssignTicketInput = z.infer<typeof assignTicketRule>;

/** How far ahead a ticket can be snoozed, in days. */
export const maxSnoozeDays = 90;

export const snoozeTicketRule = z.object({
  until: z.nullable(z.coerce.date('Please choose a time')),
});
export type SnoozeTicketInput = z.infer<typeof snoozeTicketRule>;
