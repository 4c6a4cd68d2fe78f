import { exampleBodies } from '#rest/examples';
import { admins, defineTestData, type ThingParts } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    invitation: string;
  }
}

const nobodys = 'the-token-of-no-invitation';

export const testData = defineTestData({
  things: {
    invitation: async ({ make }) => (await make.invitation()).id,
  },
  sampleArguments: ({ invitation }) => ({
    validateInvitationCode: { input: { ...exampleBodies.validateInvitationCode, code: 'AAAA-CCCC-DDDD' } },
    validateInvitation: { input: { token: nobodys } },
    register: { input: { ...exampleBodies.register, token: nobodys } },
    completeContractorRegistration: {
      input: { ...exampleBodies.completeContractorRegistration, invitationCode: 'AAAA-CCCC-DDDD' },
    },
    contractorProfile: {},
    invitations: { first: 1 },
    createInvitation: { input: exampleBodies.createInvitation },
    resendInvitation: { id: invitation },
    revokeInvitation: { id: invitation },
  }),
  nodes: {
    Invitation: { create: ({ things }) => things.invitation, visibleTo: admins, foreignVisibleTo: admins },
    ContractorProfile: { create: createProfile, visibleTo: ['developer', ...admins], foreignVisibleTo: admins },
  },
  callers: {
    resendInvitation: { as: 'admin', shared: 'administrators manage all invitations' },
    revokeInvitation: { as: 'admin', shared: 'administrators manage all invitations' },
  },
  audited: {
    createInvitation: 'invitation_created',
    resendInvitation: 'invitation_resent',
    revokeInvitation: 'invitation_revoked',
  },
});

async function createProfile({ make, team }: ThingParts): Promise<string> {
  return (await make.contractorProfile(team.developer)).id;
}
