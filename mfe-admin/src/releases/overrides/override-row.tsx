import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Columns } from '../columns.ts';
import { usePortalName } from '../portal-names.ts';
import { Code, MutedText } from '../text-styles.ts';
import type { Override } from './use-overrides.ts';

/** An override: user, portal, origin, key and expiry. */
export function OverrideRow({ override, onEnd }: { override: Override; onEnd: () => void }) {
  const name = usePortalName()(override.remote);
  const { entry, user, releaseKey, createdAt, expiresAt } = override;
  const person = `${user.firstName} ${user.lastName}`;
  return (
    <Row>
      <div>
        <strong>{person}</strong>
        <MutedText>{name}</MutedText>
      </div>
      <div>
        <Code>{new URL(entry).origin}</Code>
        <MutedText>
          Opened <RelativeTime at={createdAt} /> with the key of {releaseKey?.name ?? 'this machine'}
        </MutedText>
      </div>
      <MutedText>Expires in {formatHoursUntil(expiresAt)}</MutedText>
      <Button aria-label={`End the override of ${person} for ${name}`} onClick={onEnd}>
        End
      </Button>
    </Row>
  );
}

/** An override lasts one working day at most. */
function formatHoursUntil(instant: string, now = Date.now()): string {
  const hours = Math.ceil((Date.parse(instant) - now) / 3_600_000);
  return hours <= 1 ? '1 hour' : `${hours} hours`;
}

export const OverrideRowSkeleton = () => (
  <Row>
    <div>
      <Skeleton $width="140px" $height="20px" />
      <Skeleton $width="100px" $height="20px" />
    </div>
    <div>
      <Skeleton $width="180px" $height="20px" />
      <Skeleton $width="220px" $height="20px" />
    </div>
    <Skeleton $width="140px" $height="20px" />
    <Skeleton $width="100%" $height="40px" />
  </Row>
);

const Row = styled(Columns)`
  grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr) 120px;
  ${tokens.screen.belowWide} {
    > :nth-child(2) {
      grid-column: 1 / -1;
    }
    > :nth-child(4) {
      justify-self: start;
    }
  }
`;
