import { usePaginatedQuery } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { formatMoney } from 'kit/format';
import { LoadMore } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { ClientInvoicesDocument, type ClientSummaryQuery } from '#gql/graphql.ts';
import { figureExplanations } from '../../figures/figure-explanations.ts';
import { formatBalances } from '../../figures/format-balances.ts';
import { BreakdownRow, BreakdownSkeletons, Parts, Total, Words } from './figure-breakdown.tsx';

/** The invoices that were paid, wholly or in part, and what was paid of each. */
export function InvestedBreakdown({ summary }: { summary: ClientSummaryQuery['clientSummary'] }) {
  const pages = usePaginatedQuery(ClientInvoicesDocument, { selectConnection: ({ invoices }) => invoices });
  const { nodes, error, hasMore, refresh } = pages;
  const paid = nodes?.filter((invoice) => Number(invoice.paid) > 0 && invoice.status !== 'void');
  return (
    <>
      <Words>{figureExplanations.invested}</Words>
      <Parts aria-busy={!paid && !error}>
        {paid
          ? paid.map(({ id, number, project, paid: amount, currency }) => (
              <BreakdownRow
                key={id}
                to={`/client/billing?invoice=${id}`}
                title={[number, project?.title].filter(Boolean).join(', ')}
              >
                {formatMoney(amount, undefined, currency)}
              </BreakdownRow>
            ))
          : !error && <BreakdownSkeletons />}
      </Parts>
      {Boolean(error) && (
        <ErrorState
          title="Couldn't load invoices"
          hint="The total below is still correct. Try again."
          onRetry={refresh}
        />
      )}
      {paid?.length === 0 && !hasMore && <EmptyState title="Nothing was paid yet" />}
      {nodes && <LoadMore pages={pages} what="invoices" />}
      <Total>
        <span>Total</span>
        <strong>{formatBalances(summary.balances, 'paid')}</strong>
      </Total>
      <ButtonLink to="/client/billing">Open Billing</ButtonLink>
    </>
  );
}
