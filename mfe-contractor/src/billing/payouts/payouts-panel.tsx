import { useQuery } from 'kit/apollo';
import { Panel } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { HubPayoutsDocument } from '#gql/graphql.ts';
import { groupByMonth } from './group-by-month.ts';
import { MonthHead } from './month-layout.ts';
import { PayoutLine, PayoutRow } from './payout-row.tsx';

/** Every payment, with a header and a total for each month. */
export function PayoutsPanel() {
  const { data, error, refresh } = useQuery(HubPayoutsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title="Payouts" busy={!data && !error}>
      {data ? list() : error ? failed() : skeletons()}
    </Panel>
  );

  function list() {
    const payouts = data?.payoutHistory.edges.map(({ node }) => node) ?? [];
    if (payouts.length === 0) {
      return <EmptyState title="No payouts yet" hint="Payments appear here with their project." />;
    }
    const months = new Map(groupByMonth(payouts).map((month) => [month.payouts[0], month]));
    return (
      <>
        <VirtualRows as="ul" row="li" aria-label="Payouts" items={payouts} hasMore={false} height={rowHeight}>
          {(payout, row) => <PayoutRow row={row} payout={payout} month={months.get(payout)} />}
        </VirtualRows>
        {/* More than a contractor is paid in years. */}
        {data?.payoutHistory.pageInfo.hasNextPage && (
          <TruncationNote>Showing the latest {payouts.length}.</TruncationNote>
        )}
      </>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load your payouts" hint="Your payouts are safe. Try again." onRetry={refresh} />;
  }
}

const rowHeight = { wide: 45, narrow: 61 };

const skeletons = () => (
  <div aria-hidden>
    <MonthHead>
      <Skeleton $width="120px" $height="16px" />
    </MonthHead>
    {[1, 2, 3].map((place) => (
      <PayoutLine key={place}>
        <Skeleton $width="80%" $height="16px" />
      </PayoutLine>
    ))}
  </div>
);

const TruncationNote = styled.p`
  margin-top: ${tokens.space.s};
  color: ${tokens.color.soft};
`;
