import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from 'rules/people';
import { defineDomain } from '#define-domain';
import { ContractorProfile } from '#invitations/contractor-profile.entity';
import { Invitation } from '#invitations/invitation.entity';
import { InvitationsResolver } from '#invitations/invitations.resolver';
import { RegistrationResolver } from '#invitations/registration.resolver';
import { UserProfileResolver } from '#invitations/user-profile.resolver';
import { businessRecord, deletedWithOwner } from '#retention/kept-tables';
import type { Context } from '#context';
import { redeemable, visibleTo } from '#invitations/invitation.access';
import { maxPerKind, type Need } from '#action-items/need';
import { inOneDay } from '#action-items/one-day';
import type { DemoName } from '#demo/accounts';
import type { DemoData } from '#demo/demo-data';
import { createdDaysAgo } from '#demo/created-days-ago';
import { issueInvitation } from '#invitations/issue-invitation';
import { markInvitationUsed } from '#invitations/mark-invitation-used';

/** The unused invitations that expire within a day. */
async function findExpiringInvitations({ em, viewer }: Context): Promise<Need[]> {
  const found = await em.find(
    Invitation,
    { $and: [visibleTo(viewer), redeemable(), { expiresAt: { $lt: inOneDay() } }] },
    {
      fields: ['email', 'role', 'issuedAt', 'expiresAt'],
      orderBy: { expiresAt: 'asc', id: 'asc' },
      limit: maxPerKind,
    },
  );
  return found.map(({ id, email, role, issuedAt, expiresAt }) => ({
    id,
    kind: 'expiring_invitation',
    title: email,
    detail: `Invited as ${role.replace('_', ' ')}, not accepted yet. Resend it or let it expire`,
    since: issuedAt,
    dueAt: expiresAt,
    path: '/admin/invites',
  }));
}

export const invitationsDomain = defineDomain({
  name: 'invitations',
  resolvers: [UserProfileResolver, InvitationsResolver, RegistrationResolver],
  entities: [Invitation, ContractorProfile],
  keptTables: { invitations: businessRecord, contractor_profiles: deletedWithOwner },
  actionItems: { '/admin': [findExpiringInvitations] },
  loadDemo: (em, data) => {
    loadDemoContractorProfiles(em, data);
    loadDemoInvitations(em, data);
  },
});

const profiles = {
  developer: {
    tagName: 'devika',
    experienceLevel: 'senior',
    technologies: 'TypeScript, React and PostgreSQL; before that Java, for eight years',
  },
  tester: {
    tagName: 'tomas',
    experienceLevel: 'mid',
    technologies: 'Playwright, accessibility reviews, load tests with k6',
  },
  support: {
    tagName: 'saoirse',
    experienceLevel: 'junior',
    technologies: 'Ticket desks, SQL for looking things up, writing help pages',
  },
} as const satisfies Partial<Record<DemoName, object>>;

/** The profiles from the contractors' registration. Sales and the project manager have none yet. */
function loadDemoContractorProfiles(em: EntityManager, { people }: DemoData): void {
  for (const name of ['developer', 'tester', 'support'] as const)
    em.create(ContractorProfile, { user: people[name], ...profiles[name] });
}

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
function loadDemoInvitations(em: EntityManager, { people }: DemoData): void {
  for (const { issuedDaysAgo, revokedDaysAgo, used, contractorRole = null, ...invitee } of demoInvitations) {
    const moment = createdDaysAgo(issuedDaysAgo);
    const { invitation } = issueInvitation(em, { ...invitee, contractorRole }, people.admin, moment.createdAt);
    em.assign(invitation, moment);
    if (revokedDaysAgo !== undefined) invitation.revokedAt = createdDaysAgo(revokedDaysAgo).createdAt;
    if (used) markInvitationUsed(invitation, people[used.by], createdDaysAgo(used.daysAgo).createdAt);
  }
}
