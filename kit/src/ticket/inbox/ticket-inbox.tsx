import { useOffsetTop } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import styled from 'styled-components';
import { useRestoreFocus } from '../../focus.ts';
import { useViewer } from '../../session.tsx';
import { tokens } from '../../theme/tokens.ts';
import { getTicketLinkId } from './inbox-card.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { parseInboxState } from './inbox-state.ts';
import { InboxThread } from './inbox-thread.tsx';
import { InboxViews } from './inbox-views.tsx';
import { useInbox } from './use-inbox.ts';

export interface TicketInboxProps {
  /** The screen of a project. */
  getProjectUrl: (id: string) => string;
}

/**
 * The team's tickets beside the open one; on a small screen one or the other. The URL holds the view, the filters and the open
 * ticket.
 */
export function TicketInbox({ getProjectUrl }: TicketInboxProps) {
  const [state, change] = useSearchStates(parseInboxState);
  const viewer = useViewer();
  const inbox = useInbox(state, viewer.id);
  const { openId } = state;
  const { part, above } = useOffsetTop<HTMLDivElement>();
  useRestoreFocus(openId, (closedId) => document.getElementById(getTicketLinkId(closedId)));
  return (
    <Place ref={part} $isOpen={openId !== null}>
      <List>
        <InboxViews current={state.view} counts={inbox.counts} />
        <InboxFilters state={state} onChange={change} />
        <InboxList inbox={inbox} state={state} />
      </List>
      <Thread>
        {openId ? (
          <InboxThread key={openId} id={openId} height={`calc(100dvh - ${above}px)`} getProjectUrl={getProjectUrl} />
        ) : (
          <Hint>Choose a ticket to read and answer it.</Hint>
        )}
      </Thread>
    </Place>
  );
}

const Place = styled.div<{ $isOpen: boolean }>`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${tokens.screen.wide} {
    grid-template-columns: minmax(360px, 2fr) minmax(0, 3fr);
    gap: ${tokens.space.xl};
  }
  ${tokens.screen.belowWide} {
    > :nth-child(${({ $isOpen }) => ($isOpen ? 1 : 2)}) {
      display: none;
    }
  }
`;

const List = styled.div`
  min-width: 0;
`;

/* Stays in view while the list scrolls. */
const Thread = styled.div`
  position: sticky;
  top: 0;
  min-width: 0;
`;

const Hint = styled.p`
  padding: ${tokens.space.xxl} ${tokens.space.m};
  color: ${tokens.color.soft};
  text-align: center;
`;
