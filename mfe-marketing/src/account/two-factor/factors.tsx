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
      text="An app on your phone, such as Google Authenticator or 1Password, shows a new code every 30 seconds. Enter it after your password."
    />
  );
}

export function PasskeyFactor(props: FrameProps) {
  return (
    <Factor
      {...props}
      title="Passkeys"
      text="A key on your phone, computer or security key that you unlock with your fingerprint, face or PIN. It's the fastest second step, and it can't be phished."
    />
  );
}
