import { useState } from 'react';
import { Button } from 'kit/controls';
import { dialogOnDemand, Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import type { Question } from '../question-dialog.tsx';
import { Rows } from '../rows.ts';
import { KeyRow, KeyRowSkeleton } from './key-row.tsx';
import { type ReleaseKey, useKeys } from './use-keys.ts';

const CreateKeyDialog = dialogOnDemand(async () => (await import('./create-key-dialog.tsx')).CreateKeyDialog);
const QuestionDialog = dialogOnDemand(async () => (await import('../question-dialog.tsx')).QuestionDialog);

export function KeysPanel() {
  const { keys, error, refresh, revoke } = useKeys();
  const [open, setOpen] = useState<'create' | 'revoke' | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (key: ReleaseKey) => {
    const words = `Whoever holds the key of ${key.name} can publish nothing with it any more. What it has published stays.`;
    setQuestion({ title: 'Revoke the key?', words, act: 'Revoke', acting: 'Revoking...', run: () => revoke(key) });
    setOpen('revoke');
  };
  const close = () => setOpen(null);
  const create = <Button onClick={() => setOpen('create')}>Create key</Button>;
  return (
    <Panel title="Release keys" busy={!keys && !error} actions={create}>
      {keys ? list(keys) : error ? failed() : skeletons()}
      <CreateKeyDialog isOpen={open === 'create'} onCreated={refresh} onClose={close} />
      <QuestionDialog isOpen={open === 'revoke'} question={question} onClose={close} />
    </Panel>
  );

  function list(shown: readonly ReleaseKey[]) {
    if (shown.length === 0)
      return (
        <Empty title="No release keys yet" hint="Create one for each team: it publishes the portals that it is for." />
      );
    return (
      <Rows aria-label="Release keys">
        {shown.map((key) => (
          <KeyRow key={key.id} releaseKey={key} onRevoke={() => ask(key)} />
        ))}
      </Rows>
    );
  }

  function failed() {
    return (
      <Failed
        title="The release keys could not be loaded"
        hint="They are safe, and go on working. Try again in a moment."
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
