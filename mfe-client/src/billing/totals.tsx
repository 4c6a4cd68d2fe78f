import { formatMoney } from 'kit/format';
import { CellGrid } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
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
        sum={summary && formatMoney(summary.totalInvested)}
        explanation={figureExplanations.invested}
      />
      <Total
        label="Monthly Support"
        sum={summary && formatMoney(summary.monthlySupport)}
        explanation={figureExplanations.support}
      />
    </Row>
  );
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
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
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
