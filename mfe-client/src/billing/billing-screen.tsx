import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useClientProjects } from '../figures/use-client-projects.ts';
import { useClientSummary } from '../figures/use-client-summary.ts';
import { ScreenLayout } from '../projects/screen-layout.ts';
import { FeesByProject } from './fees-by-project.tsx';
import { StatementHead } from './statement-head.tsx';
import { Totals } from './totals.tsx';
import { usePrint } from './use-print.ts';
import { usePrefetchAllPages } from './use-prefetch-all-pages.ts';

/** The fees of each project and their totals, also as a printable statement. */
export function BillingScreen() {
  const pages = useClientProjects();
  const totals = useClientSummary();
  const { print, isPreparing } = usePrint(pages);
  usePrefetchAllPages(pages);
  const isStatement = Boolean(pages.nodes?.length && totals.summary);
  return (
    <ScreenLayout>
      <Head>
        <h1>Billing</h1>
        {isStatement && (
          <Button disabled={isPreparing} onClick={print}>
            {isPreparing ? 'Loading all projects' : 'Print'}
          </Button>
        )}
      </Head>
      <StatementHead />
      <Totals totals={totals} />
      <FeesByProject pages={pages} />
    </ScreenLayout>
  );
}

const Head = styled.div`
  display: flex;
  min-height: 40px;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m};
  @media print {
    display: none;
  }
`;
