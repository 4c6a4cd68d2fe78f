import { useCallback, useEffect, useRef, useState } from 'react';
import { ErrorState, Skeleton, SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { SecondFactorsDocument } from '#account/gql/graphql.ts';
import { AccountSection } from '../account-section.tsx';
import { useAsyncData } from '../../data/use-async-data.ts';
import { useSessionRequest } from '../../data/use-session-request.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { AuthenticatorFactor, PasskeyFactor } from './factors.tsx';

export function TwoFactorSection({ onChanged }: { onChanged: () => void }) {
  const request = useSessionRequest();
  const loadFactors = useCallback(async () => (await request(SecondFactorsDocument)).secondFactors, [request]);
  const { answer: factors, fault, refresh } = useAsyncData(loadFactors);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);

  // When the clicked button disappears, keep the focus here instead of losing it to the top of the page.
  useEffect(() => {
    if (hasChanged.current && document.activeElement === document.body)
      container.current?.focus({ preventScroll: true });
  });

  const changed = async (newCodes: readonly string[] = []) => {
    hasChanged.current = true;
    if (newCodes.length > 0) setCodes(newCodes);
    onChanged();
    await refresh();
  };
  const isOn = factors && (factors.totp || factors.passkeys.length > 0);
  return (
    <AccountSection
      title="Two-factor authentication"
      text="Someone who learns your password still can't sign in: the second step requires something only you have. It's off until you set it up."
    >
      <Factors ref={container} tabIndex={-1} aria-busy={!factors && !fault}>
        {factors && (
          <>
            {codes.length > 0 && <NewRecoveryCodes key={codes[0]} codes={codes} onDone={() => setCodes([])} />}
            <AuthenticatorApp isOn={factors.totp} onChanged={changed} />
            <Passkeys passkeys={factors.passkeys} onChanged={changed} />
            {isOn && <RecoveryCodes left={factors.recoveryCodesLeft} onChanged={changed} />}
          </>
        )}
        {!factors && fault && (
          <ErrorState
            title="Couldn't load two-factor authentication"
            hint="Try again."
            detail={fault.message}
            onRetry={() => void refresh()}
          />
        )}
        {!factors && !fault && <TwoFactorSkeleton />}
      </Factors>
    </AccountSection>
  );
}

const Factors = styled.div`
  display: grid;
  gap: ${tokens.space.l};
  &:focus {
    outline: none;
  }
`;

/** The descriptions show while loading; the actions replace the skeletons in place. */
function TwoFactorSkeleton() {
  return (
    <>
      <AuthenticatorFactor>
        <Skeleton $width="72px" $height="40px" />
      </AuthenticatorFactor>
      <PasskeyFactor>
        <Skeleton $width="400px" $height="140px" />
      </PasskeyFactor>
      <SlowHint />
    </>
  );
}
