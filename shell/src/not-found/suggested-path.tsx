import { MeasuringRule } from 'kit/measuring-rule';
import { Link, useLocation } from 'kit/router';
import { useSession, type Viewer } from 'kit/session';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { decideAccess } from '../gate/decide-access.ts';
import { findPortal, portals } from '../portals.ts';
import { getRegisteredPortals } from '../portals/registry.ts';
import { findNearestPath } from './find-nearest-path.ts';

/** Shows how close the address is to an accessible page, on the measuring rule, or that none is close. */
export function SuggestedPath({ beside = [] }: { beside?: readonly string[] }) {
  const { pathname } = useLocation();
  const { viewer, loading } = useSession();
  // Until the session is known, the accessible pages are not.
  if (loading) return <Figure />;
  const paths = listAccessiblePaths(viewer, beside);
  const near = findNearestPath(pathname, paths);
  if (!near) {
    const none = `None of the ${paths.length} pages you can open has a similar address.`;
    return (
      <Figure>
        <MeasuringRule label="Pages with a similar address" value={0} max={paths.length} text="none" />
        <figcaption>{none}</figcaption>
      </Figure>
    );
  }
  const { path, distance } = near;
  const letters = Math.max(pathname.length, path.length);
  const distanceText = distance === 1 ? '1 letter away' : `${distance} letters away`;
  return (
    <Figure>
      <MeasuringRule
        label={`Letters that match ${path}`}
        value={letters - distance}
        max={letters}
        text={distanceText}
      />
      <figcaption>
        Did you mean <Link to={path}>{path}</Link>? It is {distanceText}.
      </figcaption>
    </Figure>
  );
}

/** The paths of the route table and of these that a visitor may open: no others are shown to them. */
function listAccessiblePaths(viewer: Viewer | null, beside: readonly string[]): string[] {
  const visitor = { audiences: viewer?.audiences ?? null, hasPendingInvitation: false };
  return [...new Set([...[...portals, ...getRegisteredPortals()].map(({ path }) => path), ...beside])].filter(
    (path) => {
      const row = findPortal(path);
      return row && !path.includes(':') && decideAccess(row, visitor).kind === 'show';
    },
  );
}

const Figure = styled.figure`
  display: grid;
  min-height: 50px;
  gap: ${tokens.space.xs};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.body};
  line-height: 26px;
  font-variant-numeric: tabular-nums;
  a {
    font-weight: 600;
  }
`;
