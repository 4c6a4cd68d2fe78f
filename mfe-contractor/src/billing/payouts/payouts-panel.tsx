import { useQuery } from 'kit/apollo';
import { money } from 'kit/format';
import { monthName, Panel } from 'kit/panel';
import { Empty, Failed, Skeleton } from 'kit/states';
import styled from 'styled-components';
import { HubPayoutsDocument } from '#gql/graphql.ts';
import { byMonth } from './by-month.ts';
import { PayoutRow, Row } from './payout-row.tsx';

/** The server gives the latest so many: more than a contractor is paid in years. */
const most = 500;

/** Each payment by itself, month by month. */
export function PayoutsPanel() {
  const { data, error, refetch } = useQuery(HubPayoutsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title="Payouts" busy={!data && !error}>
      {data ? list() : error ? failed() : skeletons()}
    </Panel>
  );

  function list() {
    const payouts = data?.payouts ?? [];
    if (payouts.length === 0) {
      return <Empty title="No payouts yet" hint="Each payment appears here, with its project, when it is made." />;
    }
    return (
      <>
        {byMonth(payouts).map((one) => (
          <Month key={one.month}>
            <Head>
              <h3>{monthName(one.month, 'long')}</h3>
              <span>{money(one.total)}</span>
            </Head>
            <ul>
              {one.payouts.map((payout) => (
                <PayoutRow key={payout.id} payout={payout} />
              ))}
            </ul>
          </Month>
        ))}
        {payouts.length >= most && <Older>These are the latest {most}.</Older>}
      </>
    );
  }

  function failed() {
    return (
      <Failed
        title="Your payouts could not be loaded"
        hint="They are safe. Try again in a moment."
        onRetry={() => void refetch().then(undefined, () => undefined)}
      />
    );
  }
}

const skeletons = () => (
  <Month aria-hidden>
    <Head>
      <Skeleton $width="120px" $height="16px" />
    </Head>
    <ul>
      {[1, 2, 3].map((place) => (
        <Row key={place}>
          <Skeleton $width="80%" $height="16px" />
        </Row>
      ))}
    </ul>
  </Month>
);

const Month = styled.section`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  & + & {
    margin-top: ${({ theme }) => theme.space.m};
  }
`;

const Head = styled.div`
  display: flex;
  min-height: 40px;
  padding: ${({ theme }) => `0 ${theme.space.m}`};
  align-items: center;
  justify-content: space-between;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  font-variant-numeric: tabular-nums;
  h3 {
    font-size: ${({ theme }) => theme.size.small};
    line-height: 20px;
  }
  span {
    font-weight: 600;
  }
`;

const Older = styled.p`
  margin-top: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.soft};
`;
