import type { BoardColumn } from 'kit/board';
import { formatMoney, humanize } from 'kit/format';
import { SampleTag } from 'kit/panel';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import { type Deal, type Phase, formatPhase } from './deal.ts';

/** A phase as a column of the board. */
export function toBoardColumn({ phase, total, value, rows }: Phase, getCardId: (deal: Deal) => string): BoardColumn {
  const label = formatPhase(phase);
  return {
    key: phase,
    label,
    total,
    note: total > rows.length ? `${formatMoney(value)}, showing the newest ${rows.length}` : formatMoney(value),
    empty: `Nothing in ${label.toLowerCase()}`,
    cards: rows.map((deal) => ({
      id: getCardId(deal),
      name: `${deal.title}, ${deal.client}`,
      content: <DealCard deal={deal} />,
      isFixed: deal.isSample,
    })),
  };
}

/** An address breaks before its domain, rather than inside a word. */
const withBreak = (client: string) =>
  client.split('@').flatMap((part, at) => (at ? ['@', <wbr key={at} />, part] : part));

/** A deal: client, title, tier and value. A lead links to its details. */
function DealCard({ deal: { id, title, client, tier, value, isLead, isSample } }: { deal: Deal }) {
  return (
    <Card>
      <Title>{isLead ? <Link to={`?tab=leads&lead=${id}`}>{title}</Link> : title}</Title>
      {client !== title && <Client>{withBreak(client)}</Client>}
      <Facts>
        <Value>{value === null || Number(value) === 0 ? 'No price yet' : formatMoney(value)}</Value>
        <Tag minimal>{tier ? humanize(tier) : 'No tier yet'}</Tag>
        <span>{isLead ? 'Lead' : 'Project'}</span>
        {isSample && <SampleTag />}
      </Facts>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  min-width: 0;
  gap: 2px;
`;

const Title = styled.strong`
  overflow-wrap: anywhere;
  && a {
    color: inherit;
    text-decoration: underline ${tokens.color.edge};
    text-underline-offset: 3px;
  }
`;

const Client = styled.span`
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  display: flex;
  margin-top: ${tokens.space.xs};
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.xs};
  color: ${tokens.color.soft};
`;

const Value = styled.span`
  color: ${tokens.color.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
