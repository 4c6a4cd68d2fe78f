import { useOffsetTop } from 'kit/panel';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../controls/button.tsx';
import { Notice } from '../states/notice.tsx';
import { tokens } from '../theme/tokens.ts';
import { Conversation } from './conversation.tsx';
import type { Thread } from './thread.ts';

interface TicketPageProps {
  thread: Thread;
  header: ReactNode;
  /** Replaces the composer once the ticket is resolved. */
  closed: ReactNode;
  /** Why the viewer may not see the ticket. */
  missingReason: string;
  /** The path of the list of tickets. */
  listPath: string;
}

/** A ticket's header and conversation, as tall as the window. */
export function TicketPage({ thread, header, closed, missingReason, listPath }: TicketPageProps) {
  const { part, above } = useOffsetTop<HTMLDivElement>();
  if (thread.isMissing)
    return (
      <Notice title="Ticket not found" text={missingReason}>
        <ButtonLink to={listPath} $primary>
          All tickets
        </ButtonLink>
      </Notice>
    );
  return (
    <Page ref={part} style={{ height: `calc(100dvh - ${above}px)` }}>
      {header}
      <Conversation thread={thread} closed={closed} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  max-width: calc(${tokens.width.page} - 480px);
  min-height: 400px;
  margin: 0 auto;
  padding: ${tokens.space.m} ${tokens.space.l} 0;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xs} ${tokens.space.m} 0;
  }
`;
