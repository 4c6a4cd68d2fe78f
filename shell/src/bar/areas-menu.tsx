import { Link, useLocation } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { PortalRow } from '../portals.ts';
import { Menu } from './menu.tsx';

/** Links to everything that the person may open, in every portal. The one that they are in is marked. */
export function AreasMenu({ areas }: { areas: readonly PortalRow[] }) {
  const current = findArea(areas, useLocation().pathname);
  return (
    <Menu label="Portals" isAlways>
      <nav aria-label="Portals">
        <ul>
          {areas.map((area) => (
            <li key={area.path}>
              <Item to={area.path} aria-current={area === current ? 'page' : undefined}>
                {area.title}
              </Item>
            </li>
          ))}
        </ul>
      </nav>
    </Menu>
  );
}

/** The area with the longest path that contains the address. */
const findArea = (areas: readonly PortalRow[], pathname: string) =>
  areas
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

const Item = styled(Link)`
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
