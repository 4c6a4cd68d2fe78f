import { Link, useLocation } from 'kit/router';
import type { Viewer } from 'kit/session';
import { tokens } from 'kit/theme';
import { getPortalPath } from 'rules/routing';
import styled from 'styled-components';
import { publicPages } from '../portals.ts';
import { useLoadedPortal } from '../portals/loader-context.ts';
import { Menu } from './menu.tsx';
import { SignInLinks } from './sign-in-links.tsx';

/** Navigation of the public site: its sections for visitors, the portal link for signed-in people. */
export function SiteNav({ viewer }: { viewer: Viewer | null }) {
  const { pathname, hash } = useLocation();
  const sections = useLoadedPortal(publicPages)?.nav ?? [];
  const links = viewer ? [{ to: getPortalPath(viewer), label: 'Your portal' }] : sections;
  if (links.length === 0) return null;
  const items = links.map(({ to, label }) => (
    <li key={to}>
      <Item to={to} aria-current={pathname + hash === to ? 'page' : undefined}>
        {label}
      </Item>
    </li>
  ));
  return (
    <>
      <Row aria-label="Site" $folds={!viewer}>
        <ul>{items}</ul>
      </Row>
      {!viewer && (
        <Menu>
          <nav aria-label="Site">
            <ul>{items}</ul>
          </nav>
          <SignInLinks isPublicPage />
        </Menu>
      )}
    </>
  );
}

/* Five sections and two sign-in links don't fit next to each other on a small screen, so they collapse into a menu. Nor does a link next to a name. */
const Row = styled.nav<{ $folds?: boolean }>`
  display: ${({ $folds }) => ($folds ? 'none' : 'block')};
  align-self: stretch;
  ${tokens.screen.wide} {
    display: block;
  }
  ${tokens.screen.narrow} {
    order: 1;
    width: 100%;
  }
  ul {
    display: flex;
    height: 100%;
    align-items: stretch;
    gap: ${tokens.space.xs};
  }
`;

const Item = styled(Link)`
  display: flex;
  min-height: 44px;
  height: 100%;
  padding: 0 ${tokens.space.xs};
  align-items: center;
  && {
    color: ${tokens.color.soft};
  }
  text-decoration: none;
  &:hover {
    color: ${tokens.color.ink};
  }
  &&[aria-current='page'] {
    color: ${tokens.color.ink};
  }
`;
