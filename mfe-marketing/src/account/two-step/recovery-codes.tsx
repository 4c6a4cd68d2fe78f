import { useState } from 'react';
import { Button } from 'kit/controls';
import { RenewRecoveryCodesDocument } from '#account/gql/graphql.ts';
import { useOwnRequest } from '../use-own-request.ts';
import type { Changed } from './changed.ts';
import { Factor } from './factor.tsx';
import { PasswordDialog } from './password-dialog.tsx';

export function RecoveryCodes({ left, onChanged }: { left: number; onChanged: Changed }) {
  const request = useOwnRequest();
  const [renewing, setRenewing] = useState(false);
  const renew = async (password: string | null) => {
    const { renewRecoveryCodes } = await request(RenewRecoveryCodesDocument, { input: { password } });
    setRenewing(false);
    await onChanged(renewRecoveryCodes.recoveryCodes);
  };
  return (
    <Factor title="Recovery codes" text={`For when your phone or passkey is not at hand. ${inWords(left)}`}>
      <div>
        <Button onClick={() => setRenewing(true)}>Make New Codes</Button>
      </div>
      <PasswordDialog
        isOpen={renewing}
        title="Make new recovery codes"
        text="Those from before are worth nothing then. Your other sessions end."
        action="Make New Codes"
        onConfirm={renew}
        onClose={() => setRenewing(false)}
      />
    </Factor>
  );
}

function inWords(left: number): string {
  if (left === 0) return 'None is left: make new ones.';
  return left === 1 ? '1 unused code is left.' : `${left} unused codes are left.`;
}
