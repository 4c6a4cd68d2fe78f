import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { SiteVisitsQuery } from '#gql/graphql.ts';

/** The most viewed screens, each bar relative to the first. */
export function TopScreens({ routes }: { routes: SiteVisitsQuery['siteVisits']['topRoutes'] }) {
  const maxViews = routes[0]?.views ?? 1;
  return (
    <div>
      <h3>Most viewed screens</h3>
      <List>
        {routes.map(({ route, views }) => (
          <li key={route}>
            <code>{route === 'other' ? 'other pages' : route}</code>
            <Bar viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
              <rect width={(views / maxViews) * 100} height="4" />
            </Bar>
            <span>{views.toLocaleString()}</span>
          </li>
        ))}
      </List>
    </div>
  );
}

const List = styled.ol`
  margin-top: ${tokens.space.xs};
  li {
    display: grid;
    min-height: 32px;
    grid-template-columns: minmax(0, 200px) minmax(0, 1fr) 56px;
    align-items: center;
    gap: ${tokens.space.s};
  }
  code {
    font: 12px/18px ${tokens.font.code};
    overflow-wrap: anywhere;
  }
  span {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  ${tokens.screen.narrow} {
    li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) 48px;
    }
  }
`;

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 4px;
  fill: ${tokens.color.accent};
`;
