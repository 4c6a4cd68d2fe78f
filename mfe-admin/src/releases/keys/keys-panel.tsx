import { useState } from 'react';
import { Button } from 'kit/controls';
import type { Confirmation } from 'kit/dialog';
import { lazyDialog, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Rows } from '../../rows.ts';
import { MutedText } from '../text-styles.ts';
import { KeyRow, KeyRowSkeleton } from './key-row.tsx';
import { type ReleaseKey, useReleaseKeys } from './use-release-keys.ts';

const CreateKeyDialog = lazyDialog(async () => (await import('./create-key-dialog.tsx')).CreateKeyDialog);
const SigningKeyDialog = lazyDialog(async () => (await import('./signing-key-dialog.tsx')).SigningKeyDialog);
const ConfirmDialog = lazyDialog(async () => (await import('kit/dialog')).ConfirmDialog);

export function KeysPanel() {
  const { keys, error, refresh, revoke } = useReleaseKeys();
  const [open, setOpen] = useState<'create' | 'revoke' | 'sign' | null>(null);
  const [signing, setSigning] = useState<ReleaseKey | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const confirmRevoke = (key: ReleaseKey) => {
    const message = `The key of ${key.name} stops working immediately. Its canaries, open overrides, staged versions and requests for approval end. Published versions stay live: roll them back if you don't trust them.`;
    setConfirmation({
      title: 'Revoke the key?',
      message,
      confirmLabel: 'Revoke',
      pendingLabel: 'Revoking…',
      intent: 'danger',
      run: () => revoke(key),
    });
    setOpen('revoke');
  };
  const openSigning = (key: ReleaseKey) => {
    setSigning(key);
    setOpen('sign');
  };
  const close = () => setOpen(null);
  const create = <Button onClick={() => setOpen('create')}>Create key</Button>;
  return (
    <Panel title="Release keys" busy={!keys && !error} actions={create}>
      <Warning>
        A release key can publish code that runs on every page of this site, the sign-in page included. Keep it in CI
        secrets behind required reviewers, and choose a short expiry. To renew a key, create another one.
      </Warning>
      {keys ? list(keys) : error ? failed() : skeletons()}
      <CreateKeyDialog isOpen={open === 'create'} onCreated={refresh} onClose={close} />
      <SigningKeyDialog isOpen={open === 'sign'} releaseKey={signing} onClose={close} />
      <ConfirmDialog isOpen={open === 'revoke'} confirmation={confirmation} onClose={close} />
    </Panel>
  );

  function list(shown: readonly ReleaseKey[]) {
    if (shown.length === 0)
      return (
        <EmptyState
          title="No release keys yet"
          hint="Create one for each team and pipeline, limited to the portals it publishes."
        />
      );
    return (
      <Rows aria-label="Release keys">
        {shown.map((key) => (
          <KeyRow key={key.id} releaseKey={key} onRevoke={() => confirmRevoke(key)} onSign={() => openSigning(key)} />
        ))}
      </Rows>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load the release keys" hint="They keep working. Try again." onRetry={refresh} />;
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2].map((place) => (
      <KeyRowSkeleton key={place} />
    ))}
  </Rows>
);

const Warning = styled(MutedText)`
  max-width: 80ch;
  margin-bottom: ${tokens.space.s};
`;
