import { useState } from 'react';
import { Button } from 'kit/controls';
import { TextField, useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { passkeyNameRule } from 'rules/second-factor';
import { AddPasskeyDocument, PasskeyRegistrationOptionsDocument } from '#account/gql/graphql.ts';
import { EntryForm } from '../../entry/entry-form.ts';
import { FormWidth } from '../account-parts.ts';
import { toastFailure } from '../toast-failure.ts';
import { useSessionRequest } from '../use-session-request.ts';
import type { OnFactorsChanged } from './on-factors-changed.ts';

/** The name first, then the browser's own dialog. */
export function AddPasskeyForm({ onAdded }: { onAdded: OnFactorsChanged }) {
  const request = useSessionRequest();
  const [isWaitingForDevice, setWaitingForDevice] = useState(false);
  const { field, put, formProps, pending } = useForm({
    rule: passkeyNameRule,
    initial: { name: '' },
    onSubmit: async ({ name }) => {
      const { createPasskey } = await import('kit/passkey');
      const { passkeyRegistrationOptions } = await request(PasskeyRegistrationOptionsDocument);
      setWaitingForDevice(true);
      const response = await createPasskey(passkeyRegistrationOptions).finally(() => setWaitingForDevice(false));
      const { addPasskey } = await request(AddPasskeyDocument, { input: { name, response } });
      put({ name: '' });
      toast({ title: 'Passkey added', description: 'Your other sessions have ended.', intent: 'success' });
      await onAdded(addPasskey.recoveryCodes);
    },
    onFailure: toastFailure("Couldn't add the passkey"),
  });
  return (
    <FormWidth>
      <EntryForm {...formProps}>
        <TextField
          {...field('name')}
          label="Passkey name"
          hint="To recognize it, such as Work laptop"
          autoComplete="off"
        />
        <div>
          <Button type="submit" disabled={pending}>
            {isWaitingForDevice ? 'Waiting for your device...' : 'Add passkey'}
          </Button>
        </div>
      </EntryForm>
    </FormWidth>
  );
}
