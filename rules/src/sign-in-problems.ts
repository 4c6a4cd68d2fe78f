/** Messages for an external sign-in that ended on /login?problem=…. The server sends only these codes. */
export const signInProblems = {
  refused: "Your sign-in provider didn't allow the sign-in. Please try again and approve it there",
  provider_unavailable: "We can't reach your sign-in provider. Please try again in a few minutes",
  expired: 'This sign-in has expired or was already used. Please start again',
  invalid_answer: "The response from your sign-in provider didn't match this sign-in. Please start again",
  other_account: 'You signed in to your provider with a different account. Please use the account you have here',
  unverified_email: "Your sign-in provider hasn't verified your email. Please verify it there, then sign in again",
  no_invitation: 'No account uses your email. Please ask an administrator for an invitation',
  use_join_link: 'Please open the link in your invitation first to create your account',
  account_closed: 'Your account is deactivated. Please contact an administrator',
} as const;
export type SignInProblem = keyof typeof signInProblems;
