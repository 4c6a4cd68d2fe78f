import { useRef } from 'react';
import { Button } from 'kit/controls';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import { toast } from 'kit/toasts';
import styled from 'styled-components';
import { RelativeTime } from 'kit/format';
import { EndOtherSessionsDocument, EndSessionDocument, type SessionsQuery } from '#account/gql/graphql.ts';
import { Rows, StatusBadge, Row } from '../account-parts.ts';
import { AccountSection } from '../account-section.tsx';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { useAction } from '../use-action.ts';
import type { AsyncData } from '../../data/use-async-data.ts';
import { useSessionRequest } from '../../data/use-session-request.ts';

type Sessions = SessionsQuery['sessions'];

export function SessionsSection({ sessions }: { sessions: AsyncData<Sessions> }) {
  const { answer, fault, refresh } = sessions;
  return (
    <AccountSection title="Sessions" text="Where you are signed in. End any session you don't recognize.">
      {answer && <OpenSessions sessions={answer} refresh={refresh} />}
      {!answer && fault && (
        <ErrorState
          title="Couldn't load your sessions"
          hint="Try again."
          detail={fault.message}
          onRetry={() => void refresh()}
        />
      )}
      {!answer && !fault && <RowsSkeleton rows={2} name="your sessions" />}
    </AccountSection>
  );
}

function OpenSessions({ sessions, refresh }: { sessions: Sessions; refresh: () => Promise<void> }) {
  const request = useSessionRequest();
  const { pending, run } = useAction();
  const container = useRef<HTMLDivElement>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  const endSession = (name: string, title: string, action: () => Promise<unknown>) =>
    run(name, "Couldn't end the session", async () => {
      try {
        await action();
        toast({ title, intent: 'success' });
      } finally {
        // Also after a failure: the session may have ended on its own.
        await refresh();
      }
      // The session's button was removed along with it.
      container.current?.focus();
    });

  return (
    <Place ref={container} tabIndex={-1}>
      <Rows aria-label="Open sessions">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={pending === session.id}
            onEnd={() =>
              void endSession(session.id, 'Session ended', () => request(EndSessionDocument, { id: session.id }))
            }
          />
        ))}
      </Rows>
      {others.length === 0 ? (
        <p>You aren't signed in anywhere else. Other devices will appear here.</p>
      ) : (
        <Button
          disabled={pending === 'all'}
          onClick={() => void endSession('all', 'Other sessions ended', () => request(EndOtherSessionsDocument))}
        >
          {pending === 'all' ? 'Ending…' : 'End all other sessions'}
        </Button>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  > ul {
    width: 100%;
  }
  > p {
    min-height: 40px;
    color: ${tokens.color.soft};
  }
  &:focus {
    outline: none;
  }
`;

interface SessionRowProps {
  session: SessionsQuery['sessions'][number];
  ending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
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
        <Button aria-label={`End the session of ${browser}`} disabled={ending} onClick={onEnd}>
          {ending ? 'Ending…' : 'End'}
        </Button>
      )}
    </Row>
  );
}
