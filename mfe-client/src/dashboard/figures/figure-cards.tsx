import { useState } from 'react';
import { money, moneyInThousands } from 'kit/format';
import { dialogOnDemand } from 'kit/panel';
import { Failed } from 'kit/states';
import styled from 'styled-components';
import { useClientSummary } from '../../figures/use-client-summary.ts';
import { FigureCard } from './figure-card.tsx';
import type { FigureName } from './figure-names.ts';

const FigureDialog = dialogOnDemand(async () => (await import('./figure-dialog.tsx')).FigureDialog);

/** The four figures; each opens what it is made of. */
export function FigureCards() {
  const { summary, failed, retry } = useClientSummary();
  const [figure, setFigure] = useState<FigureName>('Active Projects');
  const [isOpen, setOpen] = useState(false);
  if (failed) {
    return (
      <Failed
        level="h2"
        title="Your figures could not be loaded"
        hint="Your projects and payments are not affected. Try again in a moment."
        onRetry={retry}
      />
    );
  }
  const card = (label: FigureName, reading: string | undefined, isSample?: boolean) => (
    <FigureCard
      label={label}
      figure={reading}
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
        {card('Total Invested', summary && money(summary.totalInvested))}
        {card('Monthly Support', summary && money(summary.monthlySupport))}
        {card('Money Saved', summary && moneyInThousands(summary.moneySaved.value), summary?.moneySaved.isSample)}
      </Row>
      {summary && <FigureDialog isOpen={isOpen} figure={figure} summary={summary} onClose={() => setOpen(false)} />}
    </>
  );
}

/* One instrument with four readings: hairlines between them, not four boxes. */
const Row = styled.dl`
  display: grid;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.line};
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
