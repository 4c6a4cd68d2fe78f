import { Skeleton, SlowHint } from 'kit/states';
import { AuthenticatorFactor, PasskeyFactor } from './factors.tsx';

/** What the factors are for can be read already; what one can do comes with the answer, in the same place. */
export function TwoStepSkeleton() {
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
