import { NavLink } from 'kit/router';
import type { Viewer } from 'kit/session';
import { tokens } from 'kit/theme';
import { getPortalPath } from 'rules/routing';
import styled from 'styled-components';
import { findPortal, type PortalRow } from '../portals.ts';
import { Menu } from './menu.tsx';

interface PortalsMenuProps {
  viewer: Viewer;
  /** The registered portals that they may open. */
  open: readonly PortalRow[];
}

/** Links to registered portals, and back to the person's own. */
export function PortalsMenu({ viewer, open }: PortalsMenuProps) {
  const home = getPortalPath(viewer);
  const own = home === '/' ? undefined : findPortal(home);
  return (
    <Menu label="Portals" isAlways>
      <nav aria-label="Portals">
        <ul>
          {[...(own ? [own] : []), ...open].map(({ path, title }) => (
            <li key={path}>
              <Item to={path} end={path === home}>
                {title}
              </Item>
            </li>
          ))}
        </ul>
      </nav>
    </Menu>
  );
}

const Item = styled(NavLink)`
  display: flex;
  min-height: 44px;
  align-items: center;
  overflow-wrap: anywhere;
  && {
    color: ${tokens.color.ink};
  }
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &&[aria-current='page'] {
    font-weight: 600;
  }
`;
