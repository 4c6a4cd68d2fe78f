import { Button } from 'kit/controls';
import styled from 'styled-components';
import { ClientPage } from '../client-page.ts';
import { useClientProjects } from '../figures/use-client-projects.ts';
import { FeesByProject } from './fees-by-project.tsx';
import { StatementHead } from './statement-head.tsx';
import { Totals } from './totals.tsx';
import { usePrint } from './use-print.ts';

/** What each project costs, all of them together, and the same as a statement on paper. */
export function BillingScreen() {
  const pages = useClientProjects();
  const { print, preparing } = usePrint(pages);
  return (
    <ClientPage>
      <Head>
        <h1>Billing</h1>
        {Boolean(pages.nodes?.length) && (
          <Button disabled={preparing} onClick={print}>
            {preparing ? 'Loading all projects' : 'Print'}
          </Button>
        )}
      </Head>
      <StatementHead />
      <Totals />
      <FeesByProject pages={pages} />
    </ClientPage>
  );
}

const Head = styled.div`
  display: flex;
  min-height: 40px;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  @media print {
    display: none;
  }
`;
