import { useSession } from 'kit/session';
import { Link, useLocation } from 'kit/router';
import { tokens } from 'kit/theme';
import { brand } from 'rules/brand';
import styled from 'styled-components';
import { OverrideBannerLoader } from '../override/override-banner-loader.tsx';
import { publicPages } from '../portals.ts';
import { useMatchedPortal } from '../portals/use-matched-portal.ts';
import { AreasMenu } from './areas-menu.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { PortalNavPlaceholder, PortalNav } from './portal-nav.tsx';
import { SiteNav } from './site-nav.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useAreas } from './use-areas.ts';
import { ViewerMenu } from './viewer-menu.tsx';

/** The top bar of all portals: product, the portal's links, the person. */
export function TopBar() {
  const { viewer, loading } = useSession();
  const row = useMatchedPortal(useLocation().pathname);
  const areas = useAreas(viewer);
  const isSite = row?.remote === publicPages;
  return (
    <Bar>
      <Brand to="/">{brand.name}</Brand>
      {isSite && !loading && !row.signedOutOnly && <SiteNav viewer={viewer} />}
      {viewer && row && !isSite && <PortalNav row={row} viewer={viewer} />}
      {loading && row && <PortalNavPlaceholder row={row} />}
      <Tools>
        {areas.length > 1 && <AreasMenu areas={areas} />}
        {viewer && <ViewerMenu viewer={viewer} isBrief={areas.length > 1} />}
        {!viewer && !loading && !row?.signedOutOnly && <SignInLinks isPublicPage={isSite} inBar />}
        <ThemeSwitch />
      </Tools>
      <OverrideBannerLoader />
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: ${tokens.layer.bar};
  top: 0;
  display: flex;
  min-height: 56px;
  padding: 0 ${tokens.width.edge};
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.l};
  border-bottom: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
  ${tokens.screen.narrow} {
    padding: 0 ${tokens.space.m};
    column-gap: ${tokens.space.s};
  }
  @media print {
    display: none;
  }
`;

const Brand = styled(Link)`
  padding: 12px 0;
  && {
    color: ${tokens.color.ink};
  }
  font: 600 20px/32px ${tokens.font.display};
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;
`;

const Tools = styled.div`
  display: flex;
  min-width: 0;
  flex: 1 1 0;
  justify-content: flex-end;
  align-items: center;
  gap: ${tokens.space.s};
  ${tokens.screen.narrow} {
    gap: ${tokens.space.xs};
  }
  /* As wide as its content, so that it doesn't move when the links arrive. */
  ${tokens.screen.wide} {
    margin-left: auto;
    flex: none;
  }
`;
