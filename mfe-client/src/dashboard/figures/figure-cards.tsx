import { useQuery } from 'kit/apollo';
import { money, moneyInThousands } from 'kit/format';
import { Failed } from 'kit/states';
import styled from 'styled-components';
import { ClientSummaryDocument } from '#gql/graphql.ts';
import { SummaryCard } from './summary-card.tsx';

export function SummaryCards() {
  const { data, error, refetch } = useQuery(ClientSummaryDocument);
  if (error && !data) {
    return (
      <Failed
        level="h2"
        title="Your figures could not be loaded"
        hint="Your projects and payments are not affected. Try again in a moment."
        onRetry={() => void refetch()}
      />
    );
  }
  const summary = data?.clientSummary;
  return (
    <Row aria-busy={!summary}>
      <SummaryCard label="Active Projects" figure={summary && String(summary.activeProjects)} />
      <SummaryCard label="Total Invested" figure={summary && money(summary.totalInvested)} />
      <SummaryCard label="Monthly Support" figure={summary && money(summary.monthlySupport)} />
      <SummaryCard
        label="Money Saved"
        figure={summary && moneyInThousands(summary.moneySaved.value)}
        isSample={summary?.moneySaved.isSample}
      />
    </Row>
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
