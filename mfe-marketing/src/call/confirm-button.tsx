import { useState } from 'react';
import { type CallFragment, ConfirmCallDocument } from '#call/gql/graphql.ts';
import { Button } from 'kit/controls';
import { toFault } from 'kit/fault';
import { request } from 'kit/request';
import { toast } from 'kit/toasts';

interface ConfirmButtonProps {
  link: string;
  onConfirmed: (call: CallFragment) => void;
  refresh: () => Promise<void>;
}

/** A press, not the opening of the link: mail filters open links, too. */
export function ConfirmButton({ link, onConfirmed, refresh }: ConfirmButtonProps) {
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      onConfirmed((await request(ConfirmCallDocument, { key: link })).confirmCall);
    } catch (error) {
      const description = toFault(error).message || 'Please try again.';
      toast({ title: "Couldn't confirm the call", description, intent: 'destructive' });
      setPending(false);
      await refresh();
    }
  };
  return (
    <Button $primary disabled={pending} onClick={() => void confirm()}>
      {pending ? 'Confirming...' : 'Confirm the call'}
    </Button>
  );
}
