import { useState } from 'react';
import { formatMoney, formatMoneyInThousands } from 'kit/format';
import { lazyDialog, Stats } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { formatBalances } from '../../figures/format-balances.ts';
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
      <Stats aria-busy={!summary}>
        {card('Active Projects', summary && String(summary.activeProjects))}
        {card('Total Invested', summary && formatBalances(summary.balances, 'paid'))}
        {card('Monthly Support', summary && formatMoney(summary.monthlySupport))}
        {card('Money Saved', summary && formatMoneyInThousands(summary.moneySaved.value), summary?.moneySaved.isSample)}
      </Stats>
      {summary && <FigureDialog isOpen={isOpen} figure={figure} summary={summary} onClose={() => setOpen(false)} />}
    </>
  );
}
