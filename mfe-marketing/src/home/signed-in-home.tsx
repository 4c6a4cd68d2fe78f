import { Button, ButtonLink, Icon } from 'kit/controls';
import { useSignOut } from 'kit/leave';
import type { Viewer } from 'kit/session';
import { brand } from 'rules/brand';
import { portalPath } from 'rules/routing';
import { HomePage, Lead, Ways } from './home-page.ts';

export function SignedInHome({ viewer }: { viewer: Viewer }) {
  const signOut = useSignOut();
  const path = portalPath(viewer);
  const hasPortal = path !== '/';
  return (
    <HomePage>
      <h1>Hello, {viewer.firstName}</h1>
      <Lead>
        {hasPortal
          ? `You are signed in to ${brand.name} as ${viewer.email}.`
          : `You are signed in to ${brand.name} as ${viewer.email}. Your account has no portal of its own yet.`}
      </Lead>
      <Ways>
        {hasPortal && (
          <ButtonLink to={path} $primary>
            Open your portal <Icon name="arrow" />
          </ButtonLink>
        )}
        <Button onClick={signOut}>Logout</Button>
      </Ways>
    </HomePage>
  );
}
