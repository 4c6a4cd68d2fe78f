/** Why an external sign-in ended on /login?problem=…, with what to do next. The server sends these codes and no others. */
export const signInProblems = {
  refused: 'The sign-in was not allowed at your sign-in provider. Please try again and confirm it there',
  provider_unavailable: 'Your sign-in provider cannot be reached at the moment. Please try again shortly',
  expired: 'This sign-in took too long or was used already. Please start it again',
  invalid_answer: 'The answer of your sign-in provider did not fit this sign-in. Please start it again',
  other_account: 'You signed in at your provider with another account. Please confirm with the one that you use here',
  unverified_email: 'Your sign-in provider has not verified your e-mail. Please verify it there, then sign in again',
  no_invitation: 'There is no account with your e-mail. New accounts come by invitation from an administrator',
  use_join_link: 'Please open the link in your invitation first, to make your account',
  account_closed: 'Your account is closed. Please ask an administrator',
} as const;
export type SignInProblem = keyof typeof signInProblems;
