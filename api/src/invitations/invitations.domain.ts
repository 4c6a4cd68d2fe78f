import { defineDomain } from '#define-domain';
import { ContractorProfile } from '#invitations/contractor-profile.entity';
import { loadDemoContractorProfiles } from '#invitations/contractor-profiles.demo';
import { Invitation } from '#invitations/invitation.entity';
import { findExpiringInvitations } from '#invitations/invitations.action-items';
import { loadDemoInvitations } from '#invitations/invitations.demo';
import { InvitationsResolver } from '#invitations/invitations.resolver';
import { RegistrationResolver } from '#invitations/registration.resolver';
import { UserProfileResolver } from '#invitations/user-profile.resolver';
import { businessRecord, deletedWithOwner } from '#retention/kept-tables';
import { visibleTo } from '#invitations/invitation.access';
import { visibleTo as profileVisibleTo } from '#invitations/contractor-profile.access';
import { defineNode } from '#db/node-source';

export const invitationsDomain = defineDomain({
  name: 'invitations',
  resolvers: [UserProfileResolver, InvitationsResolver, RegistrationResolver],
  entities: [Invitation, ContractorProfile],
  nodes: {
    Invitation: defineNode(Invitation, visibleTo),
    ContractorProfile: defineNode(ContractorProfile, profileVisibleTo),
  },
  keptTables: { invitations: businessRecord, contractor_profiles: deletedWithOwner },
  actionItems: { '/admin': [findExpiringInvitations] },
  loadDemo: (em, data) => {
    loadDemoContractorProfiles(em, data);
    loadDemoInvitations(em, data);
  },
});
