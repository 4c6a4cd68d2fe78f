import { admins, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    /** A person that an administrator can edit. */
    person: string;
  }
}

export const testData = defineTestData({
  things: {
    person: async ({ make }) =>
      (await make.user({ role: 'contractor', contractorRole: 'developer', hasPassword: false })).id,
  },
  sampleArguments: ({ person }) => ({
    users: { first: 1 },
    changeUserRole: { id: person, role: 'client' },
    deactivateUser: { id: person },
    endUserSessions: { id: person },
    reactivateUser: { id: person },
    userChanged: {},
  }),
  nodes: {
    User: { create: ({ team }) => team.client.id, visibleTo: ['client', ...admins], foreignVisibleTo: admins },
  },
  callers: {
    changeUserRole: { as: 'admin', shared: 'administrators manage everyone' },
    deactivateUser: { as: 'admin', shared: 'administrators manage everyone' },
    endUserSessions: { as: 'admin', shared: 'administrators manage everyone' },
    reactivateUser: { as: 'admin', shared: 'administrators manage everyone' },
  },
  audited: {
    changeUserRole: 'user_role_changed',
    deactivateUser: 'user_deactivated',
    endUserSessions: 'user_sessions_ended',
    reactivateUser: 'user_reactivated',
  },
});
