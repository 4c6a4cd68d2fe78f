import { useState } from 'react';
import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { toast } from 'kit/toasts';
import { RemovePasskeyDocument, type SecondFactorsQuery } from '#account/gql/graphql.ts';
import { canUsePasskeys } from '../../entry/can-use-passkeys.ts';
import { Row, Rows } from '../account-parts.ts';
import { useSessionRequest } from '../use-session-request.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import type { OnFactorsChanged } from './on-factors-changed.ts';
import { PasskeyFactor } from './factors.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Passkey = SecondFactorsQuery['secondFactors']['passkeys'][number];

interface PasskeysProps {
  passkeys: readonly Passkey[];
  onChanged: OnFactorsChanged;
}

export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const request = useSessionRequest();
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
        title="Remove passkey"
        text={`You can't sign in with “${removing?.name ?? ''}” anymore, and your other sessions end.`}
        action="Remove"
        onConfirm={remove}
        onClose={() => setRemoving(null)}
      />
    </PasskeyFactor>
  );
}
