import { defineTestData } from '#test/define-test-data';
import { testPassword } from '#test/factories';

const credentials = { email: 'unknown@test.test', password: 'not-their-password' };
const nobodys = 'the-token-of-no-invitation';

export const testData = defineTestData({
  sampleArguments: () => ({
    signIn: { input: credentials },
    signInAsFounder: { input: credentials },
    signOut: {},
    changePassword: { input: { currentPassword: testPassword, newPassword: testPassword } },
    requestPasswordReset: { input: { email: 'unknown@test.test' } },
    resetPassword: { input: { token: nobodys, password: 'a long password' } },
  }),
});
