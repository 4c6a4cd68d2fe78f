import { useState } from 'react';
import { Button } from 'kit/controls';
import type { Confirmation } from 'kit/dialog';
import { lazyDialog, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { Rows } from '../rows.ts';
import { useWebhooks, type Webhook } from './use-webhooks.ts';
import { WebhookRow, WebhookRowSkeleton } from './webhook-row.tsx';

const WebhookDialog = lazyDialog(async () => (await import('./webhook-dialog.tsx')).WebhookDialog);
const ConfirmDialog = lazyDialog(async () => (await import('kit/dialog')).ConfirmDialog);

/** Null creates a webhook. */
export type DialogSubject = { webhook: Webhook | null; secret?: string };

export function WebhooksPanel() {
  const { webhooks, error, refresh, setActive, rotateSecret, remove, sendTest } = useWebhooks();
  const [open, setOpen] = useState<'edit' | 'confirm' | null>(null);
  const [subject, setSubject] = useState<DialogSubject>({ webhook: null });
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const edit = (next: DialogSubject) => {
    setSubject(next);
    setOpen('edit');
  };
  const confirm = (next: Confirmation) => {
    setConfirmation(next);
    setOpen('confirm');
  };
  const confirmRotation = (webhook: Webhook) =>
    confirm({
      title: 'Rotate the secret?',
      message: `${webhook.name} gets a new secret. For 24 hours messages are signed with both, then with the new one only.`,
      confirmLabel: 'Rotate',
      pendingLabel: 'Rotating…',
      intent: 'primary',
      run: async () => {
        const secret = await rotateSecret(webhook);
        if (secret === null) return false;
        edit({ webhook, secret });
        return false;
      },
    });
  const confirmDeletion = (webhook: Webhook) =>
    confirm({
      title: 'Delete the webhook?',
      message: `${webhook.name} gets no more events, not even those that wait for another attempt. Its log is deleted.`,
      confirmLabel: 'Delete',
      pendingLabel: 'Deleting…',
      intent: 'danger',
      run: () => remove(webhook),
    });
  const create = <Button onClick={() => edit({ webhook: null })}>Create webhook</Button>;
  const close = () => setOpen(null);
  return (
    <Panel title="Receivers" busy={!webhooks && !error} actions={create}>
      {webhooks ? list(webhooks) : error ? failed() : skeletons()}
      <WebhookDialog isOpen={open === 'edit'} subject={subject} onSaved={refresh} onClose={close} />
      <ConfirmDialog isOpen={open === 'confirm'} confirmation={confirmation} onClose={close} />
    </Panel>
  );

  function list(shown: readonly Webhook[]) {
    if (shown.length === 0)
      return (
        <EmptyState
          title="No webhooks yet"
          hint="Create one for each system that should learn of enquiries, leads, projects or tickets."
        />
      );
    return (
      <Rows aria-label="Webhooks">
        {shown.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            onTest={() => void sendTest(webhook)}
            onEdit={() => edit({ webhook })}
            onSetActive={(isActive) => void setActive(webhook, isActive)}
            onRotate={() => confirmRotation(webhook)}
            onDelete={() => confirmDeletion(webhook)}
          />
        ))}
      </Rows>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load the webhooks" hint="Events are still sent. Try again." onRetry={refresh} />;
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2].map((place) => (
      <WebhookRowSkeleton key={place} />
    ))}
  </Rows>
);
