import { useState } from 'react';
import { Button } from 'kit/controls';
import { RenewRecoveryCodesDocument } from '#account/gql/graphql.ts';
import { useOwnRequest } from '../use-own-request.ts';
import type { Changed } from './changed.ts';
import { Factor } from './factor.tsx';
import { QuestionDialog } from './question-dialog.tsx';

export function RecoveryCodes({ left, onChanged }: { left: number; onChanged: Changed }) {
  const request = useOwnRequest();
  const [renewing, setRenewing] = useState(false);
  const renew = async () => {
    const { renewRecoveryCodes } = await request(RenewRecoveryCodesDocument);
    setRenewing(false);
    await onChanged(renewRecoveryCodes.recoveryCodes);
  };
  return (
    <Factor title="Recovery codes" text={`For when your phone or passkey is not at hand. ${inWords(left)}`}>
      <div>
        <Button onClick={() => setRenewing(true)}>Make New Codes</Button>
      </div>
      <QuestionDialog
        isOpen={renewing}
        title="Make new recovery codes"
        text="Your old codes stop working, and your other sessions end."
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
