import { formatMoney } from 'kit/format';
import { ErrorState, Skeleton } from 'kit/states';
import styled from 'styled-components';
import { figureExplanations } from '../figures/figure-explanations.ts';
import type { useClientSummary } from '../figures/use-client-summary.ts';

/** The totals of all projects, summed by the server, including rows not loaded yet. */
export function Totals({ totals: { summary, failed, retry } }: { totals: ReturnType<typeof useClientSummary> }) {
  if (failed) {
    return (
      <ErrorState
        level="h2"
        title="Couldn't load totals"
        hint="What you pay doesn't change. Try again."
        onRetry={retry}
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

const Row = styled.dl`
  display: grid;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.line};
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: 1px;
`;

const Cell = styled.div`
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};
  background: ${({ theme }) => theme.color.raised};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => theme.space.m};
  }
  dt {
    color: ${({ theme }) => theme.color.soft};
  }
`;

const Sum = styled.dd`
  display: flex;
  min-height: 44px;
  align-items: center;
  font: 600 ${({ theme }) => theme.size.title} / 44px ${({ theme }) => theme.font.display};
  font-variant-numeric: tabular-nums;
`;

const Explanation = styled.dd`
  max-width: 52ch;
  color: ${({ theme }) => theme.color.faint};
`;
