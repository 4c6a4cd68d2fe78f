import { formatAudiences } from '../format-audiences.ts';
import type { Confirmation } from '../confirm-dialog.tsx';
import type { Remote } from './use-served-remotes.ts';

/** Confirms a rollback and names the version that people will get. */
export function toRollbackConfirmation(
  { current, canary, canaryAudiences, versionBefore }: Remote,
  name: string,
): Omit<Confirmation, 'run'> {
  if (canary)
    return {
      title: 'Withdraw the canary?',
      message: `${name}: ${formatAudiences(canaryAudiences)} get version ${current?.version ?? ''} again, like everyone else. Version ${canary.version} is kept and can be published again.`,
      actionLabel: 'Withdraw',
      pendingLabel: 'Withdrawing...',
      intent: 'danger',
    };
  return {
    title: `Roll back ${name}?`,
    message: `Everyone gets version ${versionBefore ?? ''} again, from the next page that they open. Version ${current?.version ?? ''} is kept and can be published again.`,
    actionLabel: 'Roll back',
    pendingLabel: 'Rolling back...',
    intent: 'danger',
  };
}
