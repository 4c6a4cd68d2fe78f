import { useRef } from 'react';
import { Button } from 'kit/controls';
import { Empty, Failed, SlowHint } from 'kit/states';
import styled from 'styled-components';
import { EnquiryCard } from './enquiry-card.tsx';
import { EnquiryCardSkeleton } from './enquiry-card-skeleton.tsx';
import { Cards } from './enquiry-layout.ts';
import { useEnquiries, type Waiting } from './use-enquiries.ts';
import { useNow } from './use-now.ts';

export function EnquiriesPanel() {
  const { list, hasMore, error, ...act } = useEnquiries();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);

  /** The button that was pressed goes with its card, or its place is another's: the keyboard goes on from the heading. */
  const goOn = (done: Promise<void>) => {
    heading.current?.focus();
    void done;
  };

  return (
    <Panel aria-labelledby="enquiries-to-answer" aria-busy={!list && !error}>
      <h2 id="enquiries-to-answer" ref={heading} tabIndex={-1}>
        Enquiries to answer {list && list.length > 0 && <Count>{`${list.length}${hasMore ? '+' : ''}`}</Count>}
      </h2>
      {list ? cards(list) : error ? failed() : skeletons()}
    </Panel>
  );

  function cards(waiting: readonly Waiting[]) {
    if (waiting.length === 0 && !hasMore) {
      return (
        <Empty
          title="No enquiries to answer"
          hint="Every enquiry has its answer. The next one appears here, with 24 hours to answer it."
        />
      );
    }
    return (
      <>
        <Cards aria-labelledby="enquiries-to-answer">
          {waiting.map((one) => (
            <EnquiryCard
              key={one.id}
              lead={one}
              now={now}
              onStartReview={() => goOn(act.startReview(one))}
              onMarkContacted={() => goOn(act.markContacted(one))}
            />
          ))}
        </Cards>
        {hasMore && <Button onClick={act.showMore}>Show more enquiries</Button>}
      </>
    );
  }

  function failed() {
    return (
      <Failed
        title="The enquiries could not be loaded"
        hint="They are safe, and so is what was done about them. Try again in a moment."
        onRetry={act.retry}
      />
    );
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

const Panel = styled.section`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.s};
  > ul,
  > div {
    width: 100%;
  }
  h2 {
    font-size: ${({ theme }) => theme.size.large};
    line-height: 28px;
  }
  html body & h2:focus {
    outline: none;
  }
`;

const Count = styled.span`
  color: ${({ theme }) => theme.color.faint};
  font-variant-numeric: tabular-nums;
`;
