import { Activity } from '#activity/activity.entity';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { ContractorRole } from '#contractor-roles/contractor-role.entity';
import { Payout } from '#payouts/payout.entity';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { Task } from '#tasks/task.entity';
import { TicketMessage } from '#tickets/ticket-message.entity';

/** Everything that is stored. */
export const entities = [
  User,
  Project,
  Activity,
  SupportTicket,
  TicketMessage,
  ClientStoreRequest,
  Payout,
  ContractorRole,
  Task,
];
