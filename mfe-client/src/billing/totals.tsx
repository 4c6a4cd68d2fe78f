import { formatDate, formatMoney } from 'kit/format';
import { CellGrid } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { type ClientBalance, formatBalances } from '../figures/format-balances.ts';
import { figureExplanations } from '../figures/figure-explanations.ts';
import type { useClientSummary } from '../figures/use-client-summary.ts';

/** The totals of all projects, summed by the server, including rows not loaded yet. */
export function Totals({ totals: { summary, failed, refresh } }: { totals: ReturnType<typeof useClientSummary> }) {
  if (failed) {
    return (
      <ErrorState
        level="h2"
        title="Couldn't load totals"
        hint="What you pay doesn't change. Try again."
        onRetry={refresh}
      />
    );
  }
  return (
    <Row aria-busy={!summary}>
      <Total
        label="Total Invested"
        sum={summary && formatBalances(summary.balances, 'paid')}
        explanation={figureExplanations.invested}
      />
      <Total
        label="To Pay"
        sum={summary && formatBalances(summary.balances, 'open')}
        explanation={summary ? explainOpen(summary.balances) : ''}
      />
      <Total
        label="Monthly Support"
        sum={summary && formatMoney(summary.monthlySupport)}
        explanation={figureExplanations.support}
      />
    </Row>
  );
}

/** What of the open amount is urgent. */
function explainOpen(balances: readonly ClientBalance[]): string {
  const isOpen = balances.some(({ open }) => Number(open) > 0);
  if (!isOpen) return 'Every invoice is paid.';
  const [next] = balances.flatMap(({ nextDueOn }) => nextDueOn ?? []).toSorted();
  const parts = [
    ...(balances.some(({ overdue }) => Number(overdue) > 0)
      ? [`${formatBalances(balances, 'overdue')} is overdue.`]
      : []),
    ...(next ? [`The next invoice is due ${formatDate(next)}.`] : []),
    ...(balances.some(({ credit }) => Number(credit) > 0)
      ? [`You have ${formatBalances(balances, 'credit')} credit.`]
      : []),
  ];
  return parts.join(' ');
}

function Total({ label, sum, explanation }: { label: string; sum: string | undefined; explanation: string }) {
  return (
    <Cell>
      <dt>{label}</dt>
      <Sum>{sum ?? <Skeleton $width="140px" $height="36px" />}</Sum>
      <Explanation>{explanation}</Explanation>
    </Cell>
  );
}

const Row = styled(CellGrid)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
`;

const Cell = styled.div`
  padding: ${tokens.space.m} ${tokens.space.l};
  background: ${tokens.color.raised};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
  }
  dt {
    color: ${tokens.color.soft};
  }
`;

const Sum = styled.dd`
  display: flex;
  min-height: 44px;
  align-items: center;
  font: 600 ${tokens.size.title} / 44px ${tokens.font.display};
  font-variant-numeric: tabular-nums;
`;

const Explanation = styled.dd`
  max-width: 52ch;
  color: ${tokens.color.faint};
`;
