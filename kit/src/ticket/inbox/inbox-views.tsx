import { useSearchUrl } from 'kit/search-state';
import { type TicketView, ticketViews } from 'rules/tickets';
import styled from 'styled-components';
import { Link } from '../../router.ts';
import { tokens } from '../../theme/tokens.ts';
import type { InboxCountsQuery } from '../gql/graphql.ts';
import { viewLabels } from './view-labels.ts';

interface InboxViewsProps {
  current: TicketView;
  counts: InboxCountsQuery | undefined;
}

/** Links to the views, each with how many tickets it has. The filters stay. */
export function InboxViews({ current, counts }: InboxViewsProps) {
  const getSearchUrl = useSearchUrl();
  return (
    <Nav aria-label="Views">
      {ticketViews.map((view) => (
        <Link
          key={view}
          to={getSearchUrl({ view: view === 'open' ? null : view, ticket: null })}
          aria-current={view === current ? 'page' : undefined}
        >
          {viewLabels[view].label}
          <Count>{counts && formatCount(counts[view].totalCount)}</Count>
        </Link>
      ))}
    </Nav>
  );
}

const formatCount = (count: number | null) => (count === null ? '10,000+' : String(count));

const Nav = styled.nav`
  display: flex;
  margin-bottom: ${tokens.space.m};
  flex-wrap: wrap;
  gap: 0 ${tokens.space.l};
  border-bottom: 1px solid ${tokens.color.line};
  a {
    display: flex;
    min-height: 44px;
    flex: none;
    align-items: center;
    gap: ${tokens.space.xs};
    border: solid transparent;
    border-width: 2px 0;
    text-decoration: none;
  }
  && a {
    color: ${tokens.color.soft};
  }
  && a:hover {
    color: ${tokens.color.ink};
  }
  && a[aria-current] {
    border-bottom-color: ${tokens.color.accent};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`;

/* As wide before the counts have loaded. */
const Count = styled.span`
  min-width: 1ch;
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  font-variant-numeric: tabular-nums;
`;
