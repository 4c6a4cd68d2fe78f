import { IssuedSecret } from '../issued-secret.tsx';

interface WebhookSecretProps {
  secret: string;
  /** Whether a previous secret still signs. */
  isRotated: boolean;
  onDone: () => void;
}

export function WebhookSecret({ secret, isRotated, onDone }: WebhookSecretProps) {
  return (
    <IssuedSecret lines={{ 'Signing secret': secret }} onDone={onDone}>
      Shown only once. Enter it in the receiver, which uses it to verify that messages come from here.
      {isRotated && ' The previous secret works for another 24 hours.'}
    </IssuedSecret>
  );
}
