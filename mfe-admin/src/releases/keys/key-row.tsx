import { Button, Icon } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import { Columns } from '../columns.ts';
import { usePortalName } from '../portal-names.ts';
import { Code, MutedText } from '../text-styles.ts';
import type { ReleaseKey } from './use-release-keys.ts';

interface KeyRowProps {
  releaseKey: ReleaseKey;
  onRevoke: () => void;
  onSign: () => void;
}

/** A key: holder, portals, creator, expiry and public key. */
export function KeyRow({ releaseKey, onRevoke, onSign }: KeyRowProps) {
  const getPortalName = usePortalName();
  const { name, remotes, publicKey, createdAt, createdBy, lastUsedAt, revokedAt } = releaseKey;
  const { label, intent, isActive } = getKeyStatus(releaseKey);
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <MutedText>{formatHolder(releaseKey)}</MutedText>
        <MutedText>
          {remotes.length === 0 ? 'All portals' : remotes.map((remote) => getPortalName(remote)).join(', ')}
        </MutedText>
      </div>
      <MutedText as="div">
        Created <RelativeTime at={createdAt} /> by {createdBy.firstName} {createdBy.lastName}
        {' · '}
        {lastUsedAt ? (
          <>
            last used <RelativeTime at={lastUsedAt} />
          </>
        ) : (
          'never used'
        )}
        <p>
          {publicKey ? (
            <>
              Signed versions only: <Code title={publicKey}>{abbreviateKey(publicKey)}</Code>
            </>
          ) : (
            'Versions are not signed'
          )}
          {isActive && (
            <>
              {' · '}
              <TextButton
                type="button"
                aria-label={`${publicKey ? 'Replace' : 'Register'} public key of ${name}`}
                onClick={onSign}
              >
                {publicKey ? 'Replace public key' : 'Register public key'}
              </TextButton>
            </>
          )}
        </p>
      </MutedText>
      <div>
        <Tag minimal intent={intent} icon={<Icon name={isActive ? 'tick' : 'cross'} />}>
          {label}
        </Tag>
      </div>
      {revokedAt ? (
        <MutedText>
          <RelativeTime at={revokedAt} />
        </MutedText>
      ) : (
        <Button aria-label={`Revoke the key of ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </Row>
  );
}

function formatHolder({ holder, holderEmail }: ReleaseKey): string {
  if (holder) return `${holder.firstName} ${holder.lastName}, ${holder.email}`;
  return holderEmail ?? 'No holder';
}

/** The end of a public key identifies it; all begin the same way. */
const abbreviateKey = (publicKey: string) => `…${publicKey.slice(-13, -1)}`;

const TextButton = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.accent};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;

export const KeyRowSkeleton = () => (
  <Row>
    <div>
      <Skeleton $width="140px" $height="20px" />
      <Skeleton $width="200px" $height="20px" />
    </div>
    <Skeleton $width="220px" $height="20px" />
    <Skeleton $width="72px" $height="24px" />
    <Skeleton $width="100%" $height="40px" />
  </Row>
);

const Row = styled(Columns)`
  grid-template-columns: minmax(0, 6fr) minmax(0, 7fr) 160px 120px;
  > * {
    overflow-wrap: anywhere;
  }
  ${tokens.screen.narrow} {
    > :nth-child(2) {
      grid-column: 1 / -1;
    }
    > :nth-child(4) {
      justify-self: start;
    }
  }
`;

type KeyDates = Pick<ReleaseKey, 'expiresAt' | 'revokedAt'>;
interface KeyStatus {
  label: string;
  intent: 'none' | 'success' | 'warning';
  isActive: boolean;
}

const dayMs = 24 * 60 * 60_000;
/** From then on a key should be renewed. */
const expiryWarningDays = 7;

/** Whether a key is valid, and for how long. */
function getKeyStatus({ expiresAt, revokedAt }: KeyDates, now = Date.now()): KeyStatus {
  const endedAt = revokedAt ? Date.parse(revokedAt) : now;
  const remainingMs = Date.parse(expiresAt) - endedAt;
  if (revokedAt && remainingMs > 0) return { label: 'Revoked', intent: 'none', isActive: false };
  if (remainingMs <= 0) return { label: 'Expired', intent: 'none', isActive: false };
  const days = Math.ceil(remainingMs / dayMs);
  const label = days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`;
  return { label, intent: days <= expiryWarningDays ? 'warning' : 'success', isActive: true };
}
