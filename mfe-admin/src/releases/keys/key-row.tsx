import { Button, Icon } from 'kit/controls';
import { Moment } from 'kit/format';
import { Skeleton } from 'kit/states';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import { Columns } from '../columns.ts';
import { portalName } from '../portal-names.ts';
import { Soft } from '../rows.ts';
import { keyStatus } from './key-status.ts';
import type { ReleaseKey } from './use-keys.ts';

/** A key: whose, for what, who created it, how long it still works, when it was last used. */
export function KeyRow({ releaseKey, onRevoke }: { releaseKey: ReleaseKey; onRevoke: () => void }) {
  const { name, remotes, createdAt, createdBy, lastUsedAt, revokedAt } = releaseKey;
  const { label, intent, isActive } = keyStatus(releaseKey);
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <Soft>{remotes.length === 0 ? 'Every portal' : remotes.map(portalName).join(', ')}</Soft>
      </div>
      <Soft>
        Created <Moment at={createdAt} /> by {createdBy.firstName} {createdBy.lastName}
        {' · '}
        {lastUsedAt ? (
          <>
            last used <Moment at={lastUsedAt} />
          </>
        ) : (
          'never used'
        )}
      </Soft>
      <div>
        <Tag minimal intent={intent} icon={<Icon name={isActive ? 'tick' : 'cross'} />}>
          {label}
        </Tag>
      </div>
      {revokedAt ? (
        <Soft>
          <Moment at={revokedAt} />
        </Soft>
      ) : (
        <Button aria-label={`Revoke the key of ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </Row>
  );
}

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
  ${({ theme }) => theme.screen.narrow} {
    > :nth-child(2) {
      grid-column: 1 / -1;
    }
    > :nth-child(4) {
      justify-self: start;
    }
  }
`;
