import { Button, Icon } from 'kit/controls';
import { Moment } from 'kit/format';
import { Link } from 'kit/router';
import { Skeleton } from 'kit/states';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import { audienceNames } from '../audience-names.ts';
import { Columns } from '../columns.ts';
import { Code, Soft } from '../rows.ts';
import { approveWord } from './path-questions.ts';
import type { Path } from './use-paths.ts';

interface PathRowProps {
  path: Path;
  onApprove: () => void;
  onDecline: () => void;
  onRetire: () => void;
}

/** A path that a release has registered: which portal, who may open it, what became of it, and what one can do. */
export function PathRow({ path: row, onApprove, onDecline, onRetire }: PathRowProps) {
  const { title, path, remote, version, status, requestedBy, requestedAt, decidedBy, decidedAt } = row;
  const isRequest = status === 'requested';
  return (
    <Row>
      <PathName path={row} />
      <div>
        <Audiences path={row} />
        <Soft>
          <Code>{remote}</Code>
          {isRequest ? (
            <>
              , version <Code>{version}</Code>, requested by {requestedBy}
              {requestedAt && (
                <>
                  {' '}
                  <Moment at={requestedAt} />
                </>
              )}
            </>
          ) : (
            decidedAt && (
              <>
                , {words[status].toLowerCase()} <Moment at={decidedAt} /> by {decidedBy}
              </>
            )
          )}
        </Soft>
      </div>
      <div>
        <Tag minimal intent={intents[status]} icon={<Icon name={icons[status]} />}>
          {words[status]}
        </Tag>
      </div>
      <Actions>
        {status === 'approved' && (
          <Button aria-label={`Retire ${title} at ${path}`} onClick={onRetire}>
            Retire
          </Button>
        )}
        {status !== 'approved' && (
          <Button $primary={isRequest} aria-label={`${approveWord(status)} ${title} at ${path}`} onClick={onApprove}>
            {approveWord(status)}
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

/** A path that the product delivers. */
export const DeliveredRow = ({ path }: { path: Path }) => (
  <Row>
    <PathName path={path} />
    <Audiences path={path} />
    <Soft>
      <Code>{path.remote}</Code>
    </Soft>
  </Row>
);

const words = {
  requested: 'Waiting for approval',
  approved: 'Approved',
  declined: 'Declined',
  retired: 'Retired',
  replaced: 'Replaced',
  withdrawn: 'Withdrawn',
} as const;
const intents = {
  requested: 'warning',
  approved: 'success',
  declined: 'none',
  retired: 'none',
  replaced: 'none',
  withdrawn: 'none',
} as const;
const icons = {
  requested: 'warning',
  approved: 'tick',
  declined: 'cross',
  retired: 'cross',
  replaced: 'cross',
  withdrawn: 'cross',
} as const;

/** What was registered and approved is one click away. */
function PathName({ path: { title, path, below, status, source } }: { path: Path }) {
  const address = <Code>{below ? `${path}/…` : path}</Code>;
  return (
    <div>
      <strong>{title}</strong>
      <Soft as="div">{status === 'approved' && source === 'command' ? <Link to={path}>{address}</Link> : address}</Soft>
    </div>
  );
}

function Audiences({ path: { title, audiences, titleInForce, audiencesInForce } }: { path: Path }) {
  const isOther = audiencesInForce && audienceNames(audiencesInForce) !== audienceNames(audiences);
  return (
    <div>
      <p>For {audienceNames(audiences)}</p>
      {titleInForce !== null && (
        <Soft>
          {titleInForce !== title && `Replaces the title “${titleInForce}”. `}
          {isOther ? `Until then it is for ${audienceNames(audiencesInForce)}.` : 'Until then the current row applies.'}
        </Soft>
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

/* What it is, who may open it and whose it is, what became of it, what one can do. */
const Row = styled(Columns)`
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr) 168px 204px;
  @media (max-width: 959px) {
    > :nth-child(2),
    > :nth-child(4) {
      grid-column: 1 / -1;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  @media (min-width: 960px) {
    justify-content: flex-end;
  }
`;
