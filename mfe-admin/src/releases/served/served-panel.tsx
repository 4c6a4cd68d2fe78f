import { useState } from 'react';
import type { Confirmation } from 'kit/dialog';
import { lazyDialog, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { usePortalName } from '../portal-names.ts';
import { Rows } from '../../rows.ts';
import { MutedText } from '../text-styles.ts';
import { formatAudiences } from 'rules/audience-labels';
import { RemoteRow, RemoteRowSkeleton } from './remote-row.tsx';
import { type Remote, useServedRemotes } from './use-served-remotes.ts';

const ConfirmDialog = lazyDialog(async () => (await import('kit/dialog')).ConfirmDialog);

export function ServedPanel() {
  const getPortalName = usePortalName();
  const { remotes, error, hasPollFailed, refresh, rollBack } = useServedRemotes();
  const [isConfirming, setConfirming] = useState(false);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const confirmRollback = (remote: Remote) => {
    setConfirmation({ ...toRollbackConfirmation(remote, getPortalName(remote.remote)), run: () => rollBack(remote) });
    setConfirming(true);
  };
  return (
    <Panel title="Portals" busy={!remotes && !error}>
      {hasPollFailed && <MutedText role="status">The last check failed. Showing the previous result.</MutedText>}
      {remotes ? list(remotes) : error ? failed() : skeletons()}
      <ConfirmDialog isOpen={isConfirming} confirmation={confirmation} onClose={() => setConfirming(false)} />
    </Panel>
  );

  function list(shown: readonly Remote[]) {
    if (shown.length === 0)
      return <EmptyState title="No portals yet" hint="A portal appears here as soon as a version of it is released." />;
    return (
      <Rows aria-label="Portals">
        {shown.map((remote) => (
          <RemoteRow key={remote.remote} remote={remote} onRollBack={() => confirmRollback(remote)} />
        ))}
      </Rows>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load portals" hint="People can still open them. Try again." onRetry={refresh} />;
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4, 5].map((place) => (
      <RemoteRowSkeleton key={place} />
    ))}
  </Rows>
);

/** Confirms a rollback and names the version that people will get. */
function toRollbackConfirmation(
  { current, canary, canaryAudiences, versionBefore }: Remote,
  name: string,
): Omit<Confirmation, 'run'> {
  if (canary)
    return {
      title: 'Withdraw the canary?',
      message: `${name}: ${formatAudiences(canaryAudiences)} get version ${current?.version ?? ''} again, like everyone else. Version ${canary.version} is kept and can be published again.`,
      confirmLabel: 'Withdraw',
      pendingLabel: 'Withdrawing…',
      intent: 'danger',
    };
  return {
    title: `Roll back ${name}?`,
    message: `Everyone gets version ${versionBefore ?? ''} again, from the next page that they open. Version ${current?.version ?? ''} is kept and can be published again.`,
    confirmLabel: 'Roll back',
    pendingLabel: 'Rolling back...',
    intent: 'danger',
  };
}
