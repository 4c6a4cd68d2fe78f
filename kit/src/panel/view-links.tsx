import styled from 'styled-components';
import { Link } from '../router.ts';
import { tokens } from '../theme/tokens.ts';

interface View {
  /** The value of `?show=`; the view without one is the default. */
  key: string | null;
  label: string;
}

interface ViewLinksProps {
  /** The accessible name, such as "Which tickets". */
  label: string;
  views: readonly View[];
  current: View;
}

/** Links between the views of a list; each has its own URL. */
export function ViewLinks({ label, views, current }: ViewLinksProps) {
  return (
    <Nav aria-label={label}>
      {views.map((view) => (
        <Link
          key={view.label}
          to={view.key ? `?show=${view.key}` : '?'}
          aria-current={view === current ? 'page' : undefined}
        >
          {view.label}
        </Link>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: ${tokens.space.l};
  border-bottom: 1px solid ${tokens.color.line};
  a {
    display: flex;
    min-height: 44px;
    align-items: center;
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
