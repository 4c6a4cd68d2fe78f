import { useState } from 'react';
import type { Confirmation } from 'kit/dialog';
import { lazyDialog, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { usePortalName } from '../portal-names.ts';
import { Rows } from '../../rows.ts';
import { OverrideRow, OverrideRowSkeleton } from './override-row.tsx';
import { type Override, useOverrides } from './use-overrides.ts';

const ConfirmDialog = lazyDialog(async () => (await import('kit/dialog')).ConfirmDialog);

/** Browsers that load a portal from a developer's machine. */
export function OverridesPanel() {
  const getPortalName = usePortalName();
  const { overrides, error, refresh, end } = useOverrides();
  const [isConfirming, setConfirming] = useState(false);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const confirmEnd = (override: Override) => {
    const { firstName, lastName } = override.user;
    const message = `${firstName} ${lastName}'s browser gets the published ${getPortalName(override.remote)} again with the next page.`;
    setConfirmation({
      title: 'End the override?',
      message,
      confirmLabel: 'End',
      pendingLabel: 'Ending…',
      intent: 'danger',
      run: () => end(override),
    });
    setConfirming(true);
  };
  return (
    <Panel title="Overrides" busy={!overrides && !error}>
      {overrides ? list(overrides) : error ? failed() : skeletons()}
      <ConfirmDialog isOpen={isConfirming} confirmation={confirmation} onClose={() => setConfirming(false)} />
    </Panel>
  );

  function list(shown: readonly Override[]) {
    if (shown.length === 0)
      return (
        <EmptyState
          title="No open overrides"
          hint="Browsers that load a portal from a developer's own machine appear here."
        />
      );
    return (
      <Rows aria-label="Overrides">
        {shown.map((override) => (
          <OverrideRow key={override.id} override={override} onEnd={() => confirmEnd(override)} />
        ))}
      </Rows>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load the overrides" hint="They keep working. Try again." onRetry={refresh} />;
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    <OverrideRowSkeleton />
  </Rows>
);
