import { useState } from 'react';
import type { Confirmation } from 'kit/dialog';
import { lazyDialog, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Rows } from '../../rows.ts';
import { toApproveConfirmation, toDeclineConfirmation, toRetireConfirmation } from './path-confirmations.ts';
import { DeliveredRow, PathRow, PathRowSkeleton } from './path-row.tsx';
import { type Path, usePaths } from './use-paths.ts';

const ConfirmDialog = lazyDialog(async () => (await import('kit/dialog')).ConfirmDialog);

/** The route table: paths registered by releases, those waiting for approval first, and the product's own. */
export function PathsPanel() {
  const { paths, error, refresh, approve, decline, retire } = usePaths();
  const [isConfirming, setConfirming] = useState(false);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const openConfirmation = (nextConfirmation: Confirmation) => {
    setConfirmation(nextConfirmation);
    setConfirming(true);
  };
  return (
    <Panel title="Portal paths" busy={!paths && !error}>
      {paths ? lists(paths) : error ? failed() : skeletons()}
      <ConfirmDialog isOpen={isConfirming} confirmation={confirmation} onClose={() => setConfirming(false)} />
    </Panel>
  );

  function lists(shown: readonly Path[]) {
    const registered = shown.filter(({ source }) => source === 'command');
    const delivered = shown.filter(({ source }) => source === 'installation');
    return (
      <>
        {registered.length === 0 ? (
          <EmptyState
            title="No portals from other repositories"
            hint="When a release brings a new path, it appears here and waits for your approval."
          />
        ) : (
          <Rows aria-label="Registered portal paths">
            {registered.map((row) => (
              <PathRow
                key={row.id}
                path={row}
                onApprove={() => openConfirmation({ ...toApproveConfirmation(row), run: () => approve(row) })}
                onDecline={() => openConfirmation({ ...toDeclineConfirmation(row), run: () => decline(row) })}
                onRetire={() => openConfirmation({ ...toRetireConfirmation(row), run: () => retire(row) })}
              />
            ))}
          </Rows>
        )}
        {delivered.length > 0 && (
          <Delivered>
            <summary>Included with the product: {delivered.length}</summary>
            <Rows aria-label="Paths included with the product">
              {delivered.map((row) => (
                <DeliveredRow key={row.id} path={row} />
              ))}
            </Rows>
          </Delivered>
        )}
      </>
    );
  }

  function failed() {
    return (
      <ErrorState title="Couldn't load the portal paths" hint="Portals keep working. Try again." onRetry={refresh} />
    );
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    <PathRowSkeleton />
  </Rows>
);

const Delivered = styled.details`
  margin-top: ${tokens.space.s};
  summary {
    min-height: 40px;
    width: max-content;
    max-width: 100%;
    padding: ${tokens.space.xs} 0;
    color: ${tokens.color.soft};
    cursor: pointer;
  }
`;
