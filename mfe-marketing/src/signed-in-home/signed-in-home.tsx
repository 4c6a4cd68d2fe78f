import { ButtonLink, Icon } from 'kit/controls';
import { useViewer } from 'kit/session';
import { EmptyState, ErrorState } from 'kit/states';
import { getPortalPath } from 'rules/routing';
import { HomeHead, HomeMain, HomeWays } from './home-parts.ts';
import { NeedList, needsHeading } from './need-list.tsx';
import { NeedsSkeleton } from './needs-skeleton.tsx';
import { useNeeds } from './use-needs.ts';
import { whatWillWait } from './what-will-wait.ts';

/** What needs me now, and the way to my portal. */
export function SignedInHome() {
  const { firstName, ...viewer } = useViewer();
  const { answer, fault, refresh } = useNeeds();
  const portal = getPortalPath(viewer);
  return (
    <HomeMain>
      <HomeHead>
        <div>
          <h1>Hello, {firstName}</h1>
          <p aria-live="polite">{answer ? inOneLine(answer.total) : ' '}</p>
        </div>
        <HomeWays>
          {portal === '/' ? (
            <p>No portal is assigned to your account yet.</p>
          ) : (
            <ButtonLink to={portal} $primary>
              Open your portal <Icon name="arrow" />
            </ButtonLink>
          )}
          <ButtonLink to="/account">Your account</ButtonLink>
        </HomeWays>
      </HomeHead>
      <section aria-labelledby={needsHeading}>
        <h2 id={needsHeading}>Needs your attention</h2>
        {!answer && !fault && <NeedsSkeleton />}
        {!answer && fault && (
          <ErrorState
            title="Couldn't load your action items"
            hint="Nothing is lost, and your portal still works. Try again."
            detail={fault.message}
            onRetry={() => void refresh()}
          />
        )}
        {answer && answer.items.length > 0 && <NeedList needs={answer} portal={portal} />}
        {answer?.items.length === 0 && <EmptyState title="Nothing needs your attention" hint={whatWillWait[portal]} />}
      </section>
    </HomeMain>
  );
}

function inOneLine(total: number): string {
  if (total === 0) return 'You are up to date.';
  return total === 1 ? '1 thing needs your attention.' : `${total} things need your attention.`;
}
