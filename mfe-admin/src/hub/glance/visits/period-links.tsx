import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { periods, type Period } from './periods.ts';

/** Selects the period, which is kept in the URL. */
export const PeriodLinks = ({ chosen }: { chosen: Period }) => (
  <PeriodNav aria-label="Period">
    {periods.map(({ key, label }) => (
      <Link
        key={key}
        to={`?tab=dashboard&visits=${key}`}
        replace
        preventScrollReset
        aria-current={key === chosen.key ? 'true' : undefined}
      >
        {label}
      </Link>
    ))}
  </PeriodNav>
);

const PeriodNav = styled.nav`
  display: flex;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  a {
    display: flex;
    min-height: 38px;
    padding: 0 ${tokens.space.s};
    align-items: center;
    text-decoration: none;
  }
  && a {
    color: ${tokens.color.soft};
  }
  a + a {
    border-left: 1px solid ${tokens.color.edge};
  }
  a[aria-current] {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`;
