import * as z from 'zod/mini';
import { requiredText } from './text.ts';

export const ticketPriorities = ['low', 'medium', 'high', 'critical'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** Ticket statuses (specification part 2 §4). */
export const ticketStatuses = ['open', 'in_progress', 'resolved'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Which tickets a list shows. */
export const findTicketsRule = z.object({
  resolved: z.optional(z.nullable(z.boolean('Please choose yes or no'))),
  projectId: z.optional(z.nullable(z.uuid('Please select a project'))),
});

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
