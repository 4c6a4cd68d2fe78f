import { useQuery } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { HubBillingDocument } from '#gql/graphql.ts';
import { BillingPeriod } from './billing-period.tsx';
import { PaymentHistory } from './history/payment-history.tsx';
import { PayoutsPanel } from './payouts/payouts-panel.tsx';

/** What the contractor was paid: this month, all time, by month, and each payment. */
export function BillingTab() {
  const { data, error, refetch } = useQuery(HubBillingDocument, { fetchPolicy: 'cache-and-network' });
  const billing = data?.contractorSummary.billing;
  return (
    <Panels>
      {error && !billing ? (
        <ErrorState
          level="h2"
          title="Couldn't load your billing"
          hint="Your payouts aren't affected. Try again."
          onRetry={() => void refetch().then(undefined, () => undefined)}
        />
      ) : (
        <>
          <BillingPeriod title="Current month" names={monthNames} figures={billing?.currentMonth} />
          <BillingPeriod title="All-time" names={allTimeNames} figures={billing?.allTime} />
          <PaymentHistory months={billing?.history} />
        </>
      )}
      <PayoutsPanel />
    </Panels>
  );
}

const monthNames = {
  projectPayouts: 'Project payouts',
  supportResiduals: 'Support residuals',
  bonuses: 'Bonuses',
  total: 'Total',
};

const allTimeNames = { ...monthNames, projectPayouts: 'Payouts', supportResiduals: 'Support revenue' };
