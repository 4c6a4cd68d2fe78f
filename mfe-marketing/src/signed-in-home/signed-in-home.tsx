import { ButtonLink, Icon } from 'kit/controls';
import { useViewer } from 'kit/session';
import { EmptyState, ErrorState } from 'kit/states';
import { getPortalPath } from 'rules/routing';
import { HomeHead, HomeMain, HomeActions } from './home-parts.ts';
import { ActionItemList, actionItemsHeadingId } from './action-item-list.tsx';
import { ActionItemsSkeleton } from './action-items-skeleton.tsx';
import { useActionItems } from './use-action-items.ts';
import { emptyHints } from './empty-hints.ts';

/** What needs me now, and the way to my portal. */
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
          {portal === '/' ? (
            <p>No portal is assigned to your account yet.</p>
          ) : (
            <ButtonLink to={portal} $primary>
              Open your portal <Icon name="arrow" />
            </ButtonLink>
          )}
          <ButtonLink to="/account">Your account</ButtonLink>
        </HomeActions>
      </HomeHead>
      <section aria-labelledby={actionItemsHeadingId}>
        <h2 id={actionItemsHeadingId}>Needs your attention</h2>
        {!answer && !fault && <ActionItemsSkeleton />}
        {!answer && fault && (
          <ErrorState
            title="Couldn't load your action items"
            hint="Nothing is lost, and your portal still works. Try again."
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
