import { useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { useNow } from 'kit/format';
import { lazyDialog, LoadMore } from 'kit/panel';
import { EmptyState, ErrorState, SlowHint, Skeleton } from 'kit/states';
import styled from 'styled-components';
import { tokens } from 'kit/theme';
import { EnquiryCard } from './enquiry-card.tsx';
import { Cards, Card, State } from './enquiry-layout.ts';
import type { UnansweredLead, useEnquiries } from './use-enquiries.ts';

const ComposerDialog = lazyDialog(async () => (await import('../composer/composer-dialog.tsx')).ComposerDialog);

/** Keeps the list of all leads below within reach. */
const collapsedCount = 3;

/** Open enquiries, oldest first, so overdue ones come first. */
export function EnquiriesPanel({ enquiries }: { enquiries: ReturnType<typeof useEnquiries> }) {
  const { list, hasMore, error, refresh, next, loadMore } = enquiries;
  const now = useNow();
  const [isShowingAll, setShowingAll] = useState(false);
  const section = useRef<HTMLElement>(null);
  const [answering, setAnswering] = useState<UnansweredLead | null>(null);
  const [isComposing, setComposing] = useState(false);
  const answer = (lead: UnansweredLead) => {
    setAnswering(lead);
    setComposing(true);
  };
  // An answered enquiry leaves the list, and its button with it. What is in view stays there.
  const restoreFocus = () => {
    if (!list?.some(({ id }) => id === answering?.id)) section.current?.focus({ preventScroll: true });
  };
  const hasOthers = list && (list.length > collapsedCount || hasMore);

  return (
    <Section ref={section} tabIndex={-1} aria-labelledby="enquiries-to-answer" aria-busy={!list && !error}>
      <Head>
        <h2 id="enquiries-to-answer">
          Enquiries to answer {list && list.length > 0 && <Count>{`${list.length}${hasMore ? '+' : ''}`}</Count>}
        </h2>
        {hasOthers && (
          <Button aria-expanded={isShowingAll} onClick={() => setShowingAll(!isShowingAll)}>
            {isShowingAll ? `Show the first ${collapsedCount}` : 'Show all enquiries'}
          </Button>
        )}
      </Head>
      {list ? cards(list) : error ? failed() : skeletons()}
      <ComposerDialog
        isOpen={isComposing}
        recipient={answering}
        onClose={() => setComposing(false)}
        onClosed={restoreFocus}
      />
    </Section>
  );

  function cards(waiting: NonNullable<typeof list>) {
    if (waiting.length === 0 && !hasMore) {
      return (
        <EmptyState
          title="No enquiries to answer"
          hint="You're all caught up. New enquiries appear here, each due within 24 hours."
        />
      );
    }
    return (
      <>
        <Cards aria-labelledby="enquiries-to-answer">
          {(isShowingAll ? waiting : waiting.slice(0, collapsedCount)).map((one) => (
            <EnquiryCard key={one.id} lead={one} now={now} onAnswer={answer} />
          ))}
        </Cards>
        {isShowingAll && <LoadMore pages={{ hasMore, next, loadMore }} what="enquiries" isManual />}
      </>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load enquiries" hint="Try again." onRetry={refresh} />;
  }
}

const skeletons = () => (
  <>
    <Cards aria-hidden>
      {[1, 2, 3].map((place) => (
        <EnquiryCardSkeleton key={place} />
      ))}
    </Cards>
    <SlowHint />
  </>
);

/** Placeholder while an enquiry loads. */
function EnquiryCardSkeleton() {
  return (
    <Card>
      <Lines>
        <Skeleton $width="200px" $height="24px" />
        <Skeleton $width="520px" $height="20px" />
        <Skeleton $width="420px" $height="36px" />
      </Lines>
      <State>
        <Skeleton $width="120px" $height="24px" />
        <Skeleton $width="280px" $height="36px" />
        <Skeleton $width="260px" $height="40px" />
      </State>
    </Card>
  );
}

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
`;

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s};
  > ul,
  > div {
    width: 100%;
  }
  h2 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  &:focus {
    outline: none;
  }
`;

const Head = styled.div`
  display: flex;
  min-height: 40px;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
`;

const Count = styled.span`
  color: ${tokens.color.faint};
  font-variant-numeric: tabular-nums;
`;
