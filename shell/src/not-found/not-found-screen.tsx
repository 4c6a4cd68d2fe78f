import { ButtonLink } from 'kit/controls';
import { PageView } from 'kit/page';
import { useLocation } from 'kit/router';
import { useSession } from 'kit/session';
import { ScreenFrame } from 'kit/states';
import { tokens } from 'kit/theme';
import { getPortalPath } from 'rules/routing';
import { otherRoute } from 'rules/screens';
import styled from 'styled-components';
import { useMatchedPortal } from '../portals/use-matched-portal.ts';
import { isSamePath } from './find-nearest-path.ts';
import { SuggestedPath } from './suggested-path.tsx';

interface NotFoundScreenProps {
  /** The screens of the current portal, in addition to those of the route table. */
  beside?: readonly string[];
}

export function NotFoundScreen({ beside }: NotFoundScreenProps) {
  const { pathname } = useLocation();
  const { viewer } = useSession();
  // In the route table, but the portal's current version has no such screen.
  const row = useMatchedPortal(pathname);
  const missing = row && isSamePath(row.path, pathname) ? row.title : null;
  return (
    <Halves>
      <PageView route={otherRoute} title="Page Not Found" />
      <Words>
        <h1>Page Not Found</h1>
        <p>
          {missing ? `This version of ${missing} has no screen at ` : "There's no page at "}
          <Path>{pathname}</Path>.{!missing && ' The address may be mistyped, or the page may have moved.'}
        </p>
        <Ways>
          <ButtonLink to="/" $primary>
            Back to Home
          </ButtonLink>
          {viewer && <ButtonLink to={getPortalPath(viewer)}>Open your portal</ButtonLink>}
        </Ways>
      </Words>
      <div>
        <Code aria-hidden>404</Code>
        <SuggestedPath beside={beside} />
      </div>
    </Halves>
  );
}

/** What to do on the left; the suggestion on the right, and below on a phone. */
const Halves = styled(ScreenFrame)`
  display: grid;
  padding-top: ${tokens.space.xxl};
  padding-bottom: ${tokens.space.xxl};
  align-items: end;
  gap: ${tokens.space.xl} ${tokens.space.xxl};
  ${tokens.screen.wide} {
    padding-top: ${tokens.space.scene};
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  h1 {
    font-size: ${tokens.size.figure};
    line-height: 44px;
    letter-spacing: -0.01em;
  }
  p {
    max-width: 48ch;
    color: ${tokens.color.soft};
    font-size: ${tokens.size.body};
    line-height: 26px;
  }
`;

const Path = styled.code`
  font-family: ${tokens.font.code};
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
`;

/** Rendered on top of the rule. */
const Code = styled.span`
  display: block;
  margin-bottom: 0.08em;
  font: 600 clamp(120px, 20vw, 264px) / 0.72 ${tokens.font.display};
  letter-spacing: -0.05em;
`;
