import { defineDomain } from '#define-domain';
import { PasswordReset } from '#sign-in/password-reset.entity';
import { PasswordsResolver } from '#sign-in/passwords.resolver';
import { sendPasswordReset } from '#sign-in/send-password-reset';
import { SignInResolver } from '#sign-in/sign-in.resolver';

export const signInDomain = defineDomain({
  name: 'sign-in',
  resolvers: [SignInResolver, PasswordsResolver],
  entities: [PasswordReset],
  prunedTables: {
    prunePasswordResets: {
      schedule: '47 * * * *',
      rules: [
        { data: 'Password reset links, after they expire', table: 'password_resets', age: 'expires_at', keep: '1 day' },
      ],
    },
  },
  jobs: { sendPasswordReset: { create: ({ createContext }) => sendPasswordReset(createContext) } },
});
