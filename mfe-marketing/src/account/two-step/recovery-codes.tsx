import { useState } from 'react';
import { Button } from 'kit/controls';
import { RenewRecoveryCodesDocument } from '#account/gql/graphql.ts';
import { useSessionRequest } from '../use-session-request.ts';
import type { OnFactorsChanged } from './on-factors-changed.ts';
import { Factor } from './factor.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function RecoveryCodes({ left, onChanged }: { left: number; onChanged: OnFactorsChanged }) {
  const request = useSessionRequest();
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
        title="Generate new recovery codes"
        text="Your old codes stop working, and your other sessions end."
        action="Generate new codes"
        onConfirm={renew}
        onClose={() => setRenewing(false)}
      />
    </Factor>
  );
}

function formatRemainingCodes(left: number): string {
  if (left === 0) return 'You have none left. Generate new ones.';
  return left === 1 ? '1 unused code is left.' : `${left} unused codes are left.`;
}
