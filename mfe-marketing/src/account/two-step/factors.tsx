import type { ReactNode } from 'react';
import { Factor } from './factor.tsx';

interface FrameProps {
  isOn?: boolean;
  children: ReactNode;
}

export function AuthenticatorFactor(props: FrameProps) {
  return (
    <Factor
      {...props}
      title="Authenticator app"
      text="An app on your phone, such as Google Authenticator or 1Password, shows a new code every half minute. You enter it after your password."
    />
  );
}

export function PasskeyFactor(props: FrameProps) {
  return (
    <Factor
      {...props}
      title="Passkeys"
      text="A key on your phone, computer or security key, unlocked by your finger, face or PIN. The quickest second step, and it can't be phished."
    />
  );
}
