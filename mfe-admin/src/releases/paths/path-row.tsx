import { Button, Icon } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import { formatAudiences } from 'rules/audience-labels';
import { Columns } from '../columns.ts';
import { Code, MutedText } from '../text-styles.ts';
import { getApproveLabel } from './path-confirmations.ts';
import type { Path } from './use-paths.ts';

interface PathRowProps {
  path: Path;
  onApprove: () => void;
  onDecline: () => void;
  onRetire: () => void;
}

/** A path registered by a release: portal, audiences, status and actions. */
export function PathRow({ path: row, onApprove, onDecline, onRetire }: PathRowProps) {
  const { title, path, remote, version, status, requestedBy, requestedAt, decidedBy, decidedAt } = row;
  const isRequest = status === 'requested';
  return (
    <Row>
      <PathName path={row} />
      <div>
        <Audiences path={row} />
        <MutedText>
          <Code>{remote}</Code>
          {isRequest ? (
            <>
              , version <Code>{version}</Code>, requested by {requestedBy}
              {requestedAt && (
                <>
                  {' '}
                  <RelativeTime at={requestedAt} />
                </>
              )}
            </>
          ) : (
            decidedAt && (
              <>
                , {statusLabels[status].toLowerCase()} <RelativeTime at={decidedAt} /> by {decidedBy}
              </>
            )
          )}
        </MutedText>
      </div>
      <div>
        <Tag minimal intent={statusIntents[status]} icon={<Icon name={statusIcons[status]} />}>
          {statusLabels[status]}
        </Tag>
      </div>
      <Actions>
        {status === 'approved' && (
          <Button aria-label={`Retire ${title} at ${path}`} onClick={onRetire}>
            Retire
          </Button>
        )}
        {status !== 'approved' && (
          <Button
            $primary={isRequest}
            aria-label={`${getApproveLabel(status)} ${title} at ${path}`}
            onClick={onApprove}
          >
            {getApproveLabel(status)}
          </Button>
        )}
        {isRequest && (
          <Button aria-label={`Decline ${title} at ${path}`} onClick={onDecline}>
            Decline
          </Button>
        )}
      </Actions>
    </Row>
  );
}

/** A path that ships with the product. */
export const DeliveredRow = ({ path }: { path: Path }) => (
  <Row>
    <PathName path={path} />
    <Audiences path={path} />
    <MutedText>
      <Code>{path.remote}</Code>
    </MutedText>
  </Row>
);

const statusLabels = {
  requested: 'Waiting for approval',
  approved: 'Approved',
  declined: 'Declined',
  retired: 'Retired',
  replaced: 'Replaced',
  withdrawn: 'Withdrawn',
} as const;
const statusIntents = {
  requested: 'warning',
  approved: 'success',
  declined: 'none',
  retired: 'none',
  replaced: 'none',
  withdrawn: 'none',
} as const;
const statusIcons = {
  requested: 'warning',
  approved: 'tick',
  declined: 'cross',
  retired: 'cross',
  replaced: 'cross',
  withdrawn: 'cross',
} as const;

/** Details of the registration and the approval, collapsed by default. */
function PathName({ path: { title, path, below, status, source } }: { path: Path }) {
  const address = <Code>{below ? `${path}/…` : path}</Code>;
  return (
    <div>
      <strong>{title}</strong>
      <MutedText as="div">
        {status === 'approved' && source === 'command' ? <Link to={path}>{address}</Link> : address}
      </MutedText>
    </div>
  );
}

function Audiences({ path: { title, audiences, titleInForce, audiencesInForce } }: { path: Path }) {
  const isOther = audiencesInForce && formatAudiences(audiencesInForce) !== formatAudiences(audiences);
  return (
    <div>
      <p>For {formatAudiences(audiences)}</p>
      {titleInForce !== null && (
        <MutedText>
          {titleInForce !== title && `Replaces the title “${titleInForce}”. `}
          {isOther
            ? `Until then it is for ${formatAudiences(audiencesInForce)}.`
            : 'Until then the current row applies.'}
        </MutedText>
      )}
    </div>
  );
}

export const PathRowSkeleton = () => (
  <Row>
    <div>
      <Skeleton $width="120px" $height="20px" />
      <Skeleton $width="80px" $height="20px" />
    </div>
    <div>
      <Skeleton $width="160px" $height="20px" />
      <Skeleton $width="260px" $height="20px" />
    </div>
    <Skeleton $width="140px" $height="24px" />
    <Skeleton $width="100%" $height="40px" />
  </Row>
);

/* Portal with audiences and owner, status, actions. */
const Row = styled(Columns)`
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr) 168px 204px;
  ${tokens.screen.belowWide} {
    > :nth-child(2),
    > :nth-child(4) {
      grid-column: 1 / -1;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  ${tokens.screen.wide} {
    justify-content: flex-end;
  }
`;
