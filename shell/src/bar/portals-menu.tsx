import { useSyncExternalStore } from 'react';
import { NavLink } from 'kit/router';
import type { Viewer } from 'kit/session';
import { portalPath } from 'rules/routing';
import styled from 'styled-components';
import { decide } from '../gate/decide.ts';
import { portalAt } from '../portals.ts';
import { onRegistered, registeredPortals } from '../portals/registered.ts';
import { Menu } from './menu.tsx';

/** The way to portals from elsewhere that somebody may open, and back to their own. Without such a portal there is no menu. */
export function PortalsMenu({ viewer }: { viewer: Viewer }) {
  const registered = useSyncExternalStore(onRegistered, registeredPortals, registeredPortals);
  const visitor = { audiences: viewer.audiences, hasPendingInvitation: false };
  const open = registered.filter((row) => decide(row, visitor).kind === 'show');
  if (open.length === 0) return null;
  const home = portalPath(viewer);
  const own = home === '/' ? undefined : portalAt(home);
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
    color: ${({ theme }) => theme.color.ink};
  }
  text-decoration: none;
  html body &:hover {
    text-decoration: underline;
  }
  &&[aria-current='page'] {
    font-weight: 600;
  }
`;
