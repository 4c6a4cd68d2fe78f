import { type RefObject, useEffect, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { useFocusOnMount } from 'kit/focus';
import { TextField, useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { createWebhookRule, webhookEventLabels, webhookEventTypes } from 'rules/webhooks';
import { CreateWebhookDocument, UpdateWebhookDocument } from '#gql/graphql.ts';
import { CheckboxGroup } from '../ai/checkbox-group.tsx';
import { FormFooter } from '../ai/form-footer.tsx';
import { useUnsavedChanges } from '../ai/unsaved/use-unsaved-changes.ts';
import type { Webhook } from './use-webhooks.ts';
import { SpacedForm } from '../spaced-form.ts';

interface WebhookFormProps {
  /** Null creates one. */
  webhook: Webhook | null;
  /** Receives the handler that confirms closing. */
  requestCloseRef: RefObject<() => void>;
  /** With the secret of a new webhook; null after a change. */
  onSaved: (created: { name: string; secret: string } | null) => void;
  onClose: () => void;
}

export function WebhookForm({ webhook, requestCloseRef, onSaved, onClose }: WebhookFormProps) {
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? []);
  // The response contains the secret: it is shown once and never cached.
  const [create] = useMutation(CreateWebhookDocument, { fetchPolicy: 'no-cache' });
  const [update] = useMutation(UpdateWebhookDocument);
  const first = useFocusOnMount<HTMLDivElement>();
  const initial = { name: webhook?.name ?? '', url: webhook?.url ?? '', events: '' };
  const { values, field, pending, formProps } = useForm({
    rule: createWebhookRule,
    initial,
    read: ({ name, url }) => ({ name, url, events: [...events] }),
    onSubmit: async (input) => {
      if (webhook) {
        const isActive = webhook.turnedOffAt === null;
        const { data } = await update({ variables: { id: webhook.id, input: { ...input, isActive } } });
        if (data) onSaved(null);
        return;
      }
      const { data } = await create({ variables: { input } });
      if (data) onSaved({ name: input.name, secret: data.createWebhook.secret });
    },
    onFailure: ({ message }) => toast({ title: 'Error', description: message, intent: 'destructive' }),
  });
  const isChanged =
    JSON.stringify(values) !== JSON.stringify(initial) ||
    JSON.stringify(events.toSorted()) !== JSON.stringify((webhook?.events ?? []).toSorted());
  const unsaved = useUnsavedChanges(isChanged, onClose);
  useEffect(() => {
    requestCloseRef.current = unsaved.close;
  });
  return (
    <SpacedForm {...formProps}>
      <div ref={first}>
        <TextField
          label="Name"
          hint="The system that receives, such as Team chat"
          autoComplete="off"
          {...field('name')}
        />
      </div>
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        hint="An https address on the public internet"
        autoComplete="off"
        {...field('url')}
      />
      <CheckboxGroup
        legend="Events"
        options={options}
        chosen={events}
        onChange={setEvents}
        error={field('events').error}
      />
      <FormFooter
        unsaved={unsaved}
        pending={pending}
        submit={webhook ? 'Save' : 'Create webhook'}
        submitting={webhook ? 'Saving…' : 'Creating…'}
      />
    </SpacedForm>
  );
}

const options = webhookEventTypes.map((value) => ({ value, label: webhookEventLabels[value] }));
