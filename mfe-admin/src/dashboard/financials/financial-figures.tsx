import { useState } from 'react';
import { useQuery } from 'kit/apollo';
import { formatMoney } from 'kit/format';
import { Panel, SampleTag, CellGrid } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { Icon, IconButton } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { AdminRevenueDocument } from '#gql/graphql.ts';
import { useDashboardStats } from '../figures/use-dashboard-stats.ts';

const Figures = styled(CellGrid)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cell = styled.div`
  min-width: 0;
  padding: ${tokens.space.s} ${tokens.space.s} ${tokens.space.s} ${tokens.space.m};
  background: ${tokens.color.raised};
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    display: flex;
    min-height: 40px;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.xs};
  }
`;

const Amount = styled.span`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.xs};
  font: 600 ${tokens.size.title} / 36px ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Mask = styled.span`
  color: ${tokens.color.soft};
  font-size: ${tokens.size.large};
  letter-spacing: 4px;
  line-height: 36px;
`;

/* For screen readers: says that a value is hidden, without the value. */
const VisuallyHidden = styled.span`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;

const totals = [
  { key: 'totalImplementationFees', label: 'Total implementation fees' },
  { key: 'totalResidualsPaid', label: 'Total residuals paid' },
  { key: 'totalProfitAfterMargins', label: 'Total profit after 30% margins' },
] as const;

/** Revenue and payouts. Each figure is masked until revealed, in case someone looks over your shoulder. */
export function FinancialFigures() {
  const { stats, error, refresh } = useDashboardStats();
  const revenue = useQuery(AdminRevenueDocument, { fetchPolicy: 'cache-and-network' });
  const monthly = revenue.data?.salesMetrics.monthlyRevenue;
  const isMissing = Boolean(error) || (!monthly && Boolean(revenue.error));
  return (
    <Panel title="Financials" busy={!isMissing && (!stats || !monthly)}>
      {isMissing ? (
        <ErrorState title="Couldn't load the financials" hint={failureHint} onRetry={retryFailed} />
      ) : (
        <Figures>
          {totals.map(({ key, label }) => (
            <MaskedFigure key={key} label={label} figure={stats && formatMoney(stats[key])} />
          ))}
          <MaskedFigure
            label="Monthly revenue"
            figure={monthly && formatMoney(monthly.value)}
            isSample={monthly?.isSample ?? false}
          />
        </Figures>
      )}
    </Panel>
  );

  function retryFailed() {
    if (error) void refresh();
    if (revenue.error) void revenue.refresh();
  }
}

const failureHint = "Fees and payouts aren't affected. Try again.";

interface MaskedFigureProps {
  label: string;
  /** Undefined while loading. */
  figure: string | undefined;
  isSample?: boolean;
}

/** A figure that is rendered only after its button is clicked. The mask has a fixed length. */
function MaskedFigure({ label, figure, isSample = false }: MaskedFigureProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Cell>
      <dt>{label}</dt>
      <dd>
        {isShown ? figure === undefined ? <Skeleton $width="60%" $height="28px" /> : amount(figure) : mask}
        <IconButton
          $size={40}
          type="button"
          aria-label={`Show ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </IconButton>
      </dd>
    </Cell>
  );

  function amount(shown: string) {
    return (
      <Amount>
        {shown}
        {isSample && <SampleTag />}
      </Amount>
    );
  }
}

const mask = (
  <>
    <Mask aria-hidden>••••••</Mask>
    <VisuallyHidden>Hidden</VisuallyHidden>
  </>
);
