import { useSearchUrl } from 'kit/search-state';
import styled from 'styled-components';
import { ButtonLink } from '../../controls/button.tsx';
import { useLocation } from '../../router.ts';
import { useViewer } from '../../session.tsx';
import { tokens } from '../../theme/tokens.ts';
import { Conversation } from '../conversation.tsx';
import { useTicketChanges } from '../use-ticket-changes.ts';
import { CannedAnswers } from './canned-answers.tsx';
import { ThreadHead } from './thread-head.tsx';
import { useTeamThread } from './use-team-thread.ts';

interface InboxThreadProps {
  id: string;
  /** In CSS: what is left of the window. */
  height: string;
  getProjectUrl: (id: string) => string;
}

/** One ticket: what the team does with it, and the conversation with its client. */
export function InboxThread({ id, height, getProjectUrl }: InboxThreadProps) {
  const { thread, work } = useTeamThread(id);
  const getSearchUrl = useSearchUrl();
  const viewer = useViewer();
  const { state } = useLocation() as { state: { isWriting?: boolean } | null };
  const { ticket, isMissing, refresh } = thread;
  useTicketChanges((change) => {
    if (change.id === id && change.isGone) void refresh();
  });
  if (isMissing)
    return (
      <Missing role="alert">
        <p>This ticket is no longer available to you. It may be resolved, or the link may be incomplete.</p>
        <ButtonLink to={getSearchUrl({ ticket: null })}>All tickets</ButtonLink>
      </Missing>
    );
  const hasAnswers = viewer.audiences.includes('support') || viewer.audiences.includes('admin');
  return (
    <Place role="region" aria-label="Ticket" style={{ height }}>
      <ThreadHead ticket={ticket} work={work} getProjectUrl={getProjectUrl} />
      <Conversation
        thread={thread}
        focusComposer={state?.isWriting === true}
        closed="This ticket is resolved. The client has been notified."
        renderTools={(composer) => ticket && hasAnswers && <CannedAnswers ticket={ticket} composer={composer} />}
      />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  min-height: 480px;
  max-height: 100dvh;
  grid-template: auto minmax(240px, 1fr) / minmax(0, 1fr);
`;

const Missing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
`;
