import { useState } from 'react';
import { Button } from 'kit/controls';
import { dialogOnDemand, Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import styled from 'styled-components';
import type { Question } from '../question-dialog.tsx';
import { Rows, Soft } from '../rows.ts';
import { KeyRow, KeyRowSkeleton } from './key-row.tsx';
import { type ReleaseKey, useKeys } from './use-keys.ts';

const CreateKeyDialog = dialogOnDemand(async () => (await import('./create-key-dialog.tsx')).CreateKeyDialog);
const SigningKeyDialog = dialogOnDemand(async () => (await import('./signing-key-dialog.tsx')).SigningKeyDialog);
const QuestionDialog = dialogOnDemand(async () => (await import('../question-dialog.tsx')).QuestionDialog);

export function KeysPanel() {
  const { keys, error, refresh, revoke } = useKeys();
  const [open, setOpen] = useState<'create' | 'revoke' | 'sign' | null>(null);
  const [signing, setSigning] = useState<ReleaseKey | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (key: ReleaseKey) => {
    const words = `The key of ${key.name} stops working immediately. Its canaries, open overrides, staged versions and requests for approval end. Published versions stay live: roll them back if you don't trust them.`;
    setQuestion({
      title: 'Revoke the key?',
      words,
      act: 'Revoke',
      acting: 'Revoking...',
      intent: 'danger',
      run: () => revoke(key),
    });
    setOpen('revoke');
  };
  const sign = (key: ReleaseKey) => {
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
      <QuestionDialog isOpen={open === 'revoke'} question={question} onClose={close} />
    </Panel>
  );

  function list(shown: readonly ReleaseKey[]) {
    if (shown.length === 0)
      return (
        <Empty
          title="No release keys yet"
          hint="Create one for each team and each pipeline, for the portals that it publishes."
        />
      );
    return (
      <Rows aria-label="Release keys">
        {shown.map((key) => (
          <KeyRow key={key.id} releaseKey={key} onRevoke={() => ask(key)} onSign={() => sign(key)} />
        ))}
      </Rows>
    );
  }

  function failed() {
    return (
      <Failed
        title="Couldn't load the release keys"
        hint="They keep working. Try again in a moment."
        onRetry={refresh}
      />
    );
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2].map((place) => (
      <KeyRowSkeleton key={place} />
    ))}
  </Rows>
);

const Warning = styled(Soft)`
  max-width: 80ch;
  margin-bottom: ${({ theme }) => theme.space.s};
`;
