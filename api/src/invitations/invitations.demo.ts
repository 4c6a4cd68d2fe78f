import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from 'rules/people';
import type { DemoName } from '#demo/accounts';
import { createdDaysAgo } from '#demo/created-days-ago';
import type { DemoData } from '#demo/demo-data';
import { issueInvitation } from '#invitations/issue-invitation';
import { markInvitationUsed } from '#invitations/mark-invitation-used';

interface DemoInvitation {
  email: string;
  role: Role;
  contractorRole?: string;
  issuedDaysAgo: number;
  revokedDaysAgo?: number;
  used?: { by: DemoName; daysAgo: number };
}

const demoInvitations: DemoInvitation[] = [
  {
    email: 'pm@demo.test',
    role: 'contractor',
    contractorRole: 'project_manager',
    issuedDaysAgo: 131,
    used: { by: 'pm', daysAgo: 130 },
  },
  { email: 'client@demo.test', role: 'client', issuedDaysAgo: 122, used: { by: 'client', daysAgo: 121 } },
  { email: 'oskar@tallybooks.example', role: 'product_analyst', issuedDaysAgo: 40, revokedDaysAgo: 39 },
  { email: 'mina@portcloud.example', role: 'contractor', contractorRole: 'support', issuedDaysAgo: 12 },
  { email: 'helga@trammuseum.example', role: 'client', issuedDaysAgo: 0.5 },
  { email: 'yusuf@stackyard.example', role: 'contractor', contractorRole: 'developer', issuedDaysAgo: 0.1 },
];

/** Invitations of every status. Nothing is emailed, and no one knows their tokens and codes: an administrator can resend one to try it. */
export function loadDemoInvitations(em: EntityManager, { people }: DemoData): void {
  for (const { issuedDaysAgo, revokedDaysAgo, used, contractorRole = null, ...invitee } of demoInvitations) {
    const moment = createdDaysAgo(issuedDaysAgo);
    const { invitation } = issueInvitation(em, { ...invitee, contractorRole }, people.admin, moment.createdAt);
    em.assign(invitation, moment);
    if (revokedDaysAgo !== undefined) invitation.revokedAt = createdDaysAgo(revokedDaysAgo).createdAt;
    if (used) markInvitationUsed(invitation, people[used.by], createdDaysAgo(used.daysAgo).createdAt);
  }
}
