import { useRef } from 'react';
import { ButtonLink } from 'kit/controls';
import { useRestoreFocus } from 'kit/focus';
import { useNavigate } from 'kit/router';
import { useSearchStates } from 'kit/search-state';
import { EmptyState, lazyWithRetry } from 'kit/states';
import { tokens } from 'kit/theme';
import { useTicketChanges, useTickets } from 'kit/ticket';
import styled from 'styled-components';
import { TicketList } from './list/ticket-list.tsx';

const OpenTicketDialog = lazyWithRetry(
  async () => (await import('./open-ticket/open-ticket-dialog.tsx')).OpenTicketDialog,
  {
    waiting: null,
  },
);

/** The client's tickets. `?new` in the URL opens the form for a new one. */
export function SupportScreen() {
  const unresolved = useTickets({ resolved: false });
  const resolved = useTickets({ resolved: true });
  const navigate = useNavigate();
  const [isNew] = useSearchStates((search) => search.has('new'));
  const opener = useRef<HTMLAnchorElement>(null);
  useRestoreFocus(isNew ? 'new' : null, () => opener.current);
  useTicketChanges(() => {
    void unresolved.refresh();
    void resolved.refresh();
  });
  const isResolvedShown = hasResolved();
  return (
    <Page>
      <Head>
        <div>
          <h1>Support</h1>
          <p>Ask the team behind your projects. They'll reply here and by email.</p>
        </div>
        <ButtonLink ref={opener} to="?new" replace $primary>
          Open Ticket
        </ButtonLink>
      </Head>
      <TicketList title="Open tickets" tickets={unresolved} empty={noTicket} hasNextList={isResolvedShown} />
      {isResolvedShown && <TicketList title="Resolved tickets" tickets={resolved} empty={null} />}
      {isNew && <OpenTicketDialog onClose={() => void navigate('/client/support', { replace: true })} />}
    </Page>
  );

  /* Placed once the list above it has loaded. */
  function hasResolved() {
    const { list, hasMore, error } = resolved;
    if (!unresolved.list && !unresolved.error) return false;
    return Boolean(error) || hasMore || (list !== undefined && list.length > 0);
  }
}

const noTicket = (
  <EmptyState title="No open tickets" hint="Your questions to the team and their answers appear here." />
);

const Page = styled.div`
  display: grid;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl};
  gap: ${tokens.space.xl};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xl};
    gap: ${tokens.space.l};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m};
  h1 {
    font-size: ${tokens.size.title};
    line-height: 36px;
  }
  p {
    color: ${tokens.color.soft};
  }
`;
