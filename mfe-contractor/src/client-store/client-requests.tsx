import { useState, type FocusEvent } from 'react';
import { Button } from 'kit/controls';
import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { RequestCard } from './request-card.tsx';
import { RequestDialogs, type OpenRequestDialog } from './request-dialogs.tsx';
import { useRequestMutations } from './use-request-mutations.ts';
import { isTaken, useClientRequests } from './use-client-requests.ts';
import { Card, Facts, Foot, Head, Requirements } from './request-layout.ts';

/** How many requests show until the user expands the list (from the specification). */
const collapsedCount = 3;

export function ClientRequests() {
  const { requests, error, refresh, gone: hiddenIds, leaveSoon: hideAfterDelay, ...pages } = useClientRequests();
  const { accept, decline } = useRequestMutations(hideAfterDelay);
  const [isShowingAll, setShowingAll] = useState(false);
  const [openDialog, setOpenDialog] = useState<OpenRequestDialog | null>(null);
  const { isInteracting, interactionProps } = useInteraction();
  const remaining = (requests ?? []).filter(({ id }) => !hiddenIds.has(id));
  const visibleIds = (isShowingAll ? remaining : remaining.slice(0, collapsedCount)).map(({ id }) => id);
  const { ids, pendingCount, showLatest } = useStableOrder(visibleIds, isInteracting);
  const displayedRequests = ids.flatMap((id) => requests?.find((request) => request.id === id) ?? []);
  const hasOthers = remaining.length > collapsedCount || pages.hasMore;

  return (
    <Panel title="New Client Requests" busy={!requests && !error} actions={requests && actions()}>
      {requests ? list() : error ? failed() : skeletons()}
      <RequestDialogs open={openDialog} onDecline={decline} onClose={() => setOpenDialog(null)} />
    </Panel>
  );

  function actions() {
    const open = remaining.filter((request) => !isTaken(request)).length;
    return (
      <Actions>
        {pendingCount > 0 && (
          <Button onClick={showLatest}>
            {pendingCount === 1 ? 'Show 1 new request' : `Show ${pendingCount} new requests`}
          </Button>
        )}
        {hasOthers && (
          <>
            <Count>{`${open}${pages.hasMore ? '+' : ''} open`}</Count>
            <Button aria-expanded={isShowingAll} onClick={() => setShowingAll(!isShowingAll)}>
              {isShowingAll ? 'Show the first 3' : 'Show all'}
            </Button>
          </>
        )}
      </Actions>
    );
  }

  function list() {
    if (displayedRequests.length === 0) {
      return (
        <EmptyState
          title="No new client requests"
          hint="Requests from the contact page appear here. The first contractor to accept one gets it."
        />
      );
    }
    return (
      <>
        <InteractionArea {...interactionProps}>
          <VirtualRows
            as={Cards}
            row="li"
            aria-label="New client requests"
            items={displayedRequests}
            hasMore={isShowingAll && pages.hasMore}
            height={cardHeight}
          >
            {(request, row) => (
              <RequestCard
                row={row}
                request={request}
                onAccept={() => accept(request)}
                onContact={() => setOpenDialog({ to: 'contact', request })}
                onDecline={() => setOpenDialog({ to: 'decline', request })}
              />
            )}
          </VirtualRows>
        </InteractionArea>
        {isShowingAll && <LoadMore pages={pages} what="requests" />}
      </>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load requests" hint="Try again." onRetry={refresh} />;
  }
}

const skeletons = () => (
  <Cards aria-hidden>
    {[1, 2, 3].map((place) => (
      <RequestCardSkeleton key={place} />
    ))}
  </Cards>
);

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

const Count = styled.span`
  color: ${tokens.color.faint};
  font-variant-numeric: tabular-nums;
`;

const cardHeight = { wide: 166, narrow: 194 };

const InteractionArea = styled.div``;

const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space.s};
`;

/** The current order of a list, frozen while the pointer or focus is inside it so that nothing moves under a click. */
function useStableOrder(latest: readonly string[], isFrozen: boolean) {
  const [frozenIds, setFrozenIds] = useState(latest);
  if (!isFrozen && frozenIds.join() !== latest.join()) setFrozenIds(latest);
  const ids = isFrozen ? frozenIds : latest;
  return {
    ids,
    /** How many new entries are not shown yet. */
    pendingCount: latest.filter((id) => !ids.includes(id)).length,
    showLatest: () => setFrozenIds(latest),
  };
}

/** Whether the pointer or focus is inside an element, and the handlers that track it. */
function useInteraction() {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isInteracting: hasPointer || hasFocus,
    interactionProps: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
    },
  };
}

/** Placeholder while a request loads. */
const RequestCardSkeleton = () => (
  <Card>
    <Head>
      <Skeleton $width="160px" $height="24px" />
    </Head>
    <Facts>
      <Skeleton $width="200px" $height="20px" />
    </Facts>
    <Requirements as="div">
      <Skeleton $width="90%" $height="20px" />
    </Requirements>
    <Foot>
      <Skeleton $width="260px" $height="40px" />
    </Foot>
  </Card>
);
