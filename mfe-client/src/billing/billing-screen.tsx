import { useEffect, useState } from 'react';
import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { NextPageStatus } from 'kit/apollo';
import { useClientProjects } from '../figures/use-client-projects.ts';
import { useClientSummary } from '../figures/use-client-summary.ts';
import { ScreenLayout } from '../projects/screen-layout.ts';
import { InvoicesPanel } from './invoices/invoices-panel.tsx';
import { FeesByProject } from './fees-by-project.tsx';
import { StatementHead } from './statement-head.tsx';
import { Totals } from './totals.tsx';
import { usePrefetchAllPages } from './use-prefetch-all-pages.ts';

/** The client's invoices, and the fees of each project with their totals, also as a printable statement. */
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
      <InvoicesPanel />
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

interface PaginatedList {
  nodes: readonly unknown[] | undefined;
  hasMore: boolean;
  next: NextPageStatus;
  loadMore: () => Promise<void>;
}

/** Prints once the whole list has loaded. If a page of the list fails, the list shows the error. */
function usePrint({ nodes, hasMore, next, loadMore }: PaginatedList) {
  const [isPreparing, setIsPreparing] = useState(false);
  const loadedCount = nodes?.length;
  useEffect(() => {
    if (!isPreparing || next === 'loading') return;
    if (hasMore && next === 'ready') return void loadMore();
    setIsPreparing(false);
    if (!hasMore) window.print();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- loadMore changes with every render; the next page is requested when one has arrived
  }, [isPreparing, hasMore, next, loadedCount]);
  const print = () => {
    setIsPreparing(true);
    if (hasMore) void loadMore();
  };
  return { print, isPreparing };
}
