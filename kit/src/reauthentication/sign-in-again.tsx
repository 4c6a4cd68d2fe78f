import styled from 'styled-components';
import { Button } from '../controls/button.tsx';
import { Buttons } from './parts.ts';

interface SignInAgainProps {
  /** Whether the account can sign in with the provider. */
  isExternal: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/**
 * For an account without a password or a passkey for this browser: a new sign-in is the proof. It opens in a new tab, so
 * that nothing here is lost.
 */
export function SignInAgain({ isExternal, onDone, onCancel }: SignInAgainProps) {
  if (!isExternal) {
    return (
      <>
        <p>
          You can't confirm with a password or passkey here. Sign out and sign in again, then make the change within 5
          minutes.
        </p>
        <Buttons>
          <Button onClick={onCancel}>Close</Button>
        </Buttons>
      </>
    );
  }
  return (
    <>
      <p>
        <NewTab href="/api/login?reauthenticate=1&returnTo=%2Faccount" target="_blank" rel="noreferrer">
          Sign in with your provider
        </NewTab>{' '}
        in a new tab, then come back here and continue.
      </p>
      <Buttons>
        <Button $primary onClick={onDone}>
          Continue
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Buttons>
    </>
  );
}

const NewTab = styled.a`
  font-weight: 600;
`;
