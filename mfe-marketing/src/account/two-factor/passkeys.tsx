import { useState } from 'react';
import { Button } from 'kit/controls';
import { ConfirmDialog } from 'kit/dialog';
import { RelativeTime } from 'kit/format';
import { toast, toastFailure } from 'kit/toasts';
import { TextField, useForm, Form } from 'kit/forms';
import { passkeyNameRule } from 'rules/second-factor';
import {
  RemovePasskeyDocument,
  type SecondFactorsQuery,
  AddPasskeyDocument,
  PasskeyRegistrationOptionsDocument,
} from '#account/gql/graphql.ts';
import { canUsePasskeys } from '../../entry/can-use-passkeys.ts';
import { Row, Rows, FormWidth } from '../account-parts.ts';
import { useAction } from '../use-action.ts';
import { useSessionRequest } from '../../data/use-session-request.ts';
import type { OnFactorsChanged } from './on-factors-changed.ts';
import { PasskeyFactor } from './factors.tsx';

type Passkey = SecondFactorsQuery['secondFactors']['passkeys'][number];

interface PasskeysProps {
  passkeys: readonly Passkey[];
  onChanged: OnFactorsChanged;
}

export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const request = useSessionRequest();
  const { run } = useAction();
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const remove = async () => {
    if (!removing) return;
    await request(RemovePasskeyDocument, { id: removing.id });
    toast({ title: 'Passkey removed', description: 'Your other sessions have ended.', intent: 'success' });
    setRemoving(null);
    await onChanged();
  };
  return (
    <PasskeyFactor isOn={passkeys.length > 0}>
      {passkeys.length > 0 && (
        <Rows aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <Row key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <small>
                  added <RelativeTime at={passkey.createdAt} /> ·{' '}
                  {passkey.lastUsedAt ? (
                    <>
                      last used <RelativeTime at={passkey.lastUsedAt} />
                    </>
                  ) : (
                    'not used yet'
                  )}
                </small>
              </div>
              <Button aria-label={`Remove the passkey ${passkey.name}`} onClick={() => setRemoving(passkey)}>
                Remove
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      {canUsePasskeys() ? (
        <AddPasskeyForm onAdded={onChanged} />
      ) : (
        <p>This browser can't create passkeys, or this page was opened without HTTPS.</p>
      )}
      <ConfirmDialog
        isOpen={removing !== null}
        confirmation={{
          title: 'Remove passkey',
          message: `You can't sign in with “${removing?.name ?? ''}” anymore, and your other sessions end.`,
          confirmLabel: 'Remove',
          pendingLabel: 'One moment…',
          intent: 'danger',
          run: () => run('remove', 'Nothing has changed', remove),
        }}
        onClose={() => setRemoving(null)}
      />
    </PasskeyFactor>
  );
}

/** Prompts for a name first, then opens the browser's dialog. */
function AddPasskeyForm({ onAdded }: { onAdded: OnFactorsChanged }) {
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
    onFailure: (fault) => toastFailure(fault, "Couldn't add the passkey"),
  });
  return (
    <FormWidth>
      <Form {...formProps}>
        <TextField
          {...field('name')}
          label="Passkey name"
          hint="To recognize it, such as Work laptop"
          autoComplete="off"
        />
        <div>
          <Button type="submit" disabled={pending}>
            {isWaitingForDevice ? 'Waiting for your device…' : 'Add passkey'}
          </Button>
        </div>
      </Form>
    </FormWidth>
  );
}
