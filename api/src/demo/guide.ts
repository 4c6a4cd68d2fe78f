import { demoAccounts } from '#demo/accounts';
import { demoPassword } from '#settings';

export interface DemoGuide {
  password: string;
  accounts: Array<{ email: string; is: string }>;
}

/** What a newcomer needs to look around: each account and who it is. */
export function getDemoGuide(): DemoGuide {
  const accounts = Object.values(demoAccounts).map(({ email, is }) => ({ email, is }));
  return { password: demoPassword, accounts };
}
