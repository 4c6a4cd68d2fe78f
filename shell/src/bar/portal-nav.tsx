import { NavLink } from 'kit/router';
import type { Viewer } from 'kit/session';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { decideAccess } from '../gate/decide-access.ts';
import { findPortal, type PortalRow } from '../portals.ts';
import { useLoadedPortal } from '../portals/loader-context.ts';

/** The links of the portal that the person may open, once it has loaded. */
export function PortalNav({ row, viewer }: { row: PortalRow; viewer: Viewer }) {
  const portal = useLoadedPortal(row.remote);
  const canOpen = (target: PortalRow) =>
    decideAccess(target, { audiences: viewer.audiences, hasPendingInvitation: false }).kind === 'show';
  if (!canOpen(row)) return null;
  if (!portal) return <PortalNavPlaceholder row={row} />;
  const links = portal.nav.filter(({ to }) => canOpen(findPortal(to.replace(/[?#].*$/, '')) ?? row));
  if (!links.length) return null;
  return (
    <Nav aria-label={row.title}>
      {links.map(({ to, label }) => (
        <Item key={to} to={to} end={links.some((other) => other.to.startsWith(`${to}/`))}>
          {label}
        </Item>
      ))}
    </Nav>
  );
}

/** Reserves their space while they load. */
export const PortalNavPlaceholder = ({ row }: { row: PortalRow }) => row.hasLinks && <Nav as="div" />;

const Nav = styled.nav`
  display: flex;
  align-self: stretch;
  gap: ${tokens.space.l};
  ${tokens.screen.narrow} {
    order: 1;
    width: 100%;
    min-height: 44px;
    justify-content: space-between;
    gap: ${tokens.space.xs};
  }
`;

const Item = styled(NavLink)`
  display: flex;
  min-height: 44px;
  align-items: center;
  border: solid transparent;
  border-width: 2px 0;
  && {
    color: ${tokens.color.soft};
  }
  text-decoration: none;
  &:hover {
    color: ${tokens.color.ink};
  }
  &&[aria-current='page'] {
    border-bottom-color: ${tokens.color.accent};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
`;
