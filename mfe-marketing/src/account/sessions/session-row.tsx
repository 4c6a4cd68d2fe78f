import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import type { SessionsQuery } from '#account/gql/graphql.ts';
import { StatusBadge, Row } from '../account-parts.ts';

interface SessionRowProps {
  session: SessionsQuery['sessions'][number];
  ending: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { userAgent, address, startedAt, lastSeenAt, isCurrent } = session;
  const browser = userAgent ?? 'Unknown browser';
  return (
    <Row>
      <div>
        <strong>{browser}</strong>
        {isCurrent && <StatusBadge>This session</StatusBadge>}
        <small>
          {address && `${address} · `}started <RelativeTime at={startedAt} /> · last seen{' '}
          <RelativeTime at={lastSeenAt} />
        </small>
      </div>
      {!isCurrent && (
        <Button aria-label={`End the session of ${browser}`} aria-disabled={ending} onClick={onEnd}>
          {ending ? 'Ending...' : 'End'}
        </Button>
      )}
    </Row>
  );
}
