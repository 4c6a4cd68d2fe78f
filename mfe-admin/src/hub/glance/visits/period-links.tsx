import { Link } from 'kit/router';
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
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.raised};
  a {
    display: flex;
    min-height: 38px;
    padding: ${({ theme }) => `0 ${theme.space.s}`};
    align-items: center;
    text-decoration: none;
  }
  html body & a {
    color: ${({ theme }) => theme.color.soft};
  }
  a + a {
    border-left: 1px solid ${({ theme }) => theme.color.edge};
  }
  html body & a[aria-current] {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
  }
  html body & a:focus-visible {
    outline-offset: -2px;
  }
`;
