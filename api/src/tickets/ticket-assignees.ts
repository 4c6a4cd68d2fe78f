import type { Where } from '#db/where';
import type { User } from '#people/user.entity';
import type { SupportTicket } from '#tickets/support-ticket.entity';

/** Who a ticket can be assigned to: support, administrators, and the team of its project, which must be loaded. */
export function assignableTo({ project }: SupportTicket): Where<User> {
  const team = [project?.developer, project?.tester, project?.projectManager].flatMap((person) => person?.id ?? []);
  return {
    deactivatedAt: null,
    $or: [{ role: 'admin' }, { role: 'contractor', contractorRole: 'support' }, { id: { $in: team } }],
  };
}
