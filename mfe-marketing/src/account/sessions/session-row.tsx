import { Button } from 'kit/controls';
import { Moment } from 'kit/format';
import type { SessionsQuery } from '#account/gql/graphql.ts';
import { Mark, Row } from '../account-parts.ts';

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
        {isCurrent && <Mark>This session</Mark>}
        <small>
          {address && `${address} · `}started <Moment at={startedAt} /> · last seen <Moment at={lastSeenAt} />
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
