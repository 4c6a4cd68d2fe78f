import { useState } from 'react';
import { formatMoney, formatMoneyInThousands } from 'kit/format';
import { lazyDialog } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useClientSummary } from '../../figures/use-client-summary.ts';
import { FigureCard } from './figure-card.tsx';
import type { FigureName } from './figure-names.ts';

const FigureDialog = lazyDialog(async () => (await import('./figure-dialog.tsx')).FigureDialog);

/** The four figures; each opens its breakdown. */
export function FigureCards() {
  const { summary, failed, refresh } = useClientSummary();
  const [figure, setFigure] = useState<FigureName>('Active Projects');
  const [isOpen, setOpen] = useState(false);
  if (failed) {
    return (
      <ErrorState
        level="h2"
        title="Couldn't load your figures"
        hint="Your projects and payments aren't affected. Try again."
        onRetry={refresh}
      />
    );
  }
  const card = (label: FigureName, value: string | undefined, isSample?: boolean) => (
    <FigureCard
      label={label}
      figure={value}
      isSample={isSample}
      onOpen={() => {
        setFigure(label);
        setOpen(true);
      }}
    />
  );
  return (
    <>
      <Row aria-busy={!summary}>
        {card('Active Projects', summary && String(summary.activeProjects))}
        {card('Total Invested', summary && formatMoney(summary.totalInvested))}
        {card('Monthly Support', summary && formatMoney(summary.monthlySupport))}
        {card('Money Saved', summary && formatMoneyInThousands(summary.moneySaved.value), summary?.moneySaved.isSample)}
      </Row>
      {summary && <FigureDialog isOpen={isOpen} figure={figure} summary={summary} onClose={() => setOpen(false)} />}
    </>
  );
}

/* One group with four figures: hairlines between them, not four boxes. */
const Row = styled.dl`
  display: grid;
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.line};
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  ${tokens.screen.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
