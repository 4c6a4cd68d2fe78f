import { useState } from 'react';
import { Button } from 'kit/controls';
import { ConfirmDialog } from 'kit/dialog';
import { RenewRecoveryCodesDocument } from '#account/gql/graphql.ts';
import { useAction } from '../use-action.ts';
import { useSessionRequest } from '../../data/use-session-request.ts';
import type { OnFactorsChanged } from './on-factors-changed.ts';
import { Factor } from './factor.tsx';

export function RecoveryCodes({ left, onChanged }: { left: number; onChanged: OnFactorsChanged }) {
  const request = useSessionRequest();
  const { run } = useAction();
  const [renewing, setRenewing] = useState(false);
  const renew = async () => {
    const { renewRecoveryCodes } = await request(RenewRecoveryCodesDocument);
    setRenewing(false);
    await onChanged(renewRecoveryCodes.recoveryCodes);
  };
  return (
    <Factor
      title="Recovery codes"
      text={`For when you don't have your phone or passkey. ${formatRemainingCodes(left)}`}
    >
      <div>
        <Button onClick={() => setRenewing(true)}>Generate new codes</Button>
      </div>
      <ConfirmDialog
        isOpen={renewing}
        confirmation={{
          title: 'Generate new recovery codes',
          message: 'Your old codes stop working, and your other sessions end.',
          confirmLabel: 'Generate new codes',
          pendingLabel: 'One moment…',
          intent: 'danger',
          run: () => run('renew', 'Nothing has changed', renew),
        }}
        onClose={() => setRenewing(false)}
      />
    </Factor>
  );
}

function formatRemainingCodes(left: number): string {
  if (left === 0) return 'You have none left. Generate new ones.';
  return left === 1 ? '1 unused code is left.' : `${left} unused codes are left.`;
}
