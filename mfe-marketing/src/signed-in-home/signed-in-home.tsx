import { useCallback, useEffect } from 'react';
import { ButtonLink, Icon } from 'kit/controls';
import { useViewer } from 'kit/session';
import { EmptyState, ErrorState, Skeleton, SlowHint } from 'kit/states';
import { getPortalPath } from 'rules/routing';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useNow } from 'kit/format';
import { Link } from 'kit/router';
import { useAsyncData } from '../data/use-async-data.ts';
import { useSessionRequest } from '../data/use-session-request.ts';
import { HomeHead, HomeMain, HomeActions } from './home-parts.ts';
import { ActionItemsDocument, type ActionItemsQuery } from './gql/graphql.ts';
import { ActionItemGrid } from './action-item-grid.ts';
import { ActionItemRow } from './action-item-row.tsx';

/** The viewer's action items and a link to their portal. */
export function SignedInHome() {
  const { firstName, ...viewer } = useViewer();
  const { answer, fault, refresh } = useActionItems();
  const portal = getPortalPath(viewer);
  return (
    <HomeMain>
      <HomeHead>
        <div>
          <h1>Hello, {firstName}</h1>
          <p aria-live="polite">{answer ? formatTotal(answer.total) : ' '}</p>
        </div>
        <HomeActions>
          <ButtonLink to={portal} $primary>
            Open your portal <Icon name="arrow" />
          </ButtonLink>
          <ButtonLink to="/account">Your account</ButtonLink>
        </HomeActions>
      </HomeHead>
      <section aria-labelledby={actionItemsHeadingId}>
        <h2 id={actionItemsHeadingId}>Needs your attention</h2>
        {!answer && !fault && <ActionItemsSkeleton />}
        {!answer && fault && (
          <ErrorState
            title="Couldn't load your action items"
            hint="Try again."
            detail={fault.message}
            onRetry={() => void refresh()}
          />
        )}
        {answer && answer.items.length > 0 && <ActionItemList actionItems={answer} portal={portal} />}
        {answer?.items.length === 0 && <EmptyState title="Nothing needs your attention" hint={emptyHints[portal]} />}
      </section>
    </HomeMain>
  );
}

function formatTotal(total: number): string {
  if (total === 0) return "You're all caught up.";
  return total === 1 ? '1 thing needs your attention.' : `${total} things need your attention.`;
}

/** What will appear in the list, by portal. */
const emptyHints: Record<string, string> = {
  '/client': 'Answered tickets and projects to try or rate will appear here.',
  '/contractor': 'Open tickets, projects to test and new client requests will appear here.',
  '/sales-portal': 'New enquiries will appear here, with the time left to answer.',
  '/project-manager-portal': 'Overdue tasks and projects at risk will appear here.',
  '/admin':
    "Projects without a team, enquiries and tickets unanswered for over a day, documents that couldn't be read, and invitations about to expire will appear here.",
  '/admin-dashboard': 'Unpublished drafts will appear here.',
};

/** The viewer's action items, refetched on window focus. */
function useActionItems() {
  const request = useSessionRequest();
  const actionItems = useAsyncData(useCallback(async () => (await request(ActionItemsDocument)).needsMe, [request]));
  const { refresh } = actionItems;
  useEffect(() => {
    const refetchActionItems = () => void refresh();
    window.addEventListener('focus', refetchActionItems);
    return () => window.removeEventListener('focus', refetchActionItems);
  }, [refresh]);
  return actionItems;
}

/** Shown while the list loads. */
function ActionItemsSkeleton() {
  return (
    <div aria-busy role="status" aria-label="Loading your action items">
      <ActionItemRows as="div" aria-hidden>
        {[1, 2, 3].map((row) => (
          <Place key={row}>
            <Skeleton $width="96px" $height="16px" />
            <Lines>
              <Skeleton $width="220px" $height="16px" />
              <Skeleton $width="300px" $height="16px" />
            </Lines>
            <Skeleton $width="104px" $height="16px" />
            <span />
          </Place>
        ))}
      </ActionItemRows>
      <SlowHint />
    </div>
  );
}

const Place = styled(ActionItemGrid)`
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 8px;
`;

interface ActionItemListProps {
  actionItems: ActionItemsQuery['needsMe'];
  /** The screen that has the rest of them. */
  portal: string;
}

function ActionItemList({ actionItems: { items, total }, portal }: ActionItemListProps) {
  const now = useNow();
  const more = total - items.length;
  return (
    <div>
      <ActionItemRows aria-labelledby={actionItemsHeadingId}>
        {items.map((actionItem) => (
          <ActionItemRow key={`${actionItem.kind} ${actionItem.id}`} actionItem={actionItem} now={now} />
        ))}
      </ActionItemRows>
      {more > 0 && (
        <More>
          <Link to={portal}>and {more} more in your portal</Link>
        </More>
      )}
    </div>
  );
}

const actionItemsHeadingId = 'action-items-heading';

const ActionItemRows = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

const More = styled.p`
  margin-top: ${tokens.space.s};
  color: ${tokens.color.soft};
`;
