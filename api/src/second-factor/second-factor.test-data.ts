import { defineTestData } from '#test/define-test-data';
import { testPassword } from '#test/factories';

declare module '#test/world' {
  interface Things {
    passkey: string;
  }
}

export const testData = defineTestData({
  things: {
    passkey: async ({ make, team }) => (await make.passkey({ user: team.client })).id,
  },
  sampleArguments: ({ passkey, person }) => ({
    secondFactors: {},
    startTotpEnrolment: {},
    confirmTotpEnrolment: { input: { code: '123456' } },
    removeTotp: { input: { password: testPassword } },
    renewRecoveryCodes: { input: { password: testPassword } },
    passkeyRegistrationOptions: {},
    addPasskey: { input: { name: 'Telephone', response: { id: 'nothing' } } },
    removePasskey: { id: passkey, input: { password: testPassword } },
    signInWithTotp: { input: { code: '123456' } },
    signInWithRecoveryCode: { input: { code: 'AAAA-CCCC-DDDD-EEEE' } },
    removeSecondFactors: { id: person },
    reauthenticationMethods: {},
    confirmPassword: { input: { password: testPassword } },
    passkeyReauthenticationOptions: {},
    confirmPasskey: { input: { response: { id: 'nothing' } } },
    passkeySignInOptions: {},
    signInWithPasskey: { input: { response: { id: 'nothing' } } },
  }),
  nodes: {
    Passkey: { create: ({ things }) => things.passkey, visibleTo: ['client'], foreignVisibleTo: [] },
  },
  callers: {
    removePasskey: { as: 'client' },
    removeSecondFactors: { as: 'admin', shared: 'administrators manage everyone' },
  },
  audited: { removeSecondFactors: 'second_factors_removed' },
});
