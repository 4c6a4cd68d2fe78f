import { useEffect, useRef } from 'react';
import { Reauthentication } from 'kit/reauthentication';
import { useSession } from 'kit/session';
import { Toaster } from 'kit/toasts';
import styled from 'styled-components';
import { TopBar } from '../bar/top-bar.tsx';
import { usePortalLoader } from '../portals/loader-context.ts';
import { CurrentScreen } from './current-screen.tsx';
import { prefetchOnIntent, prefetchWhenIdle } from './prefetch-on-intent.ts';
import { SkipLink } from './skip-link.tsx';
import { useScrollAndFocusReset } from './use-scroll-and-focus-reset.ts';
import { useFreshRegistry } from './use-fresh-registry.ts';

/** The frame of every screen: bar, main content, toaster and the reauthentication dialog. */
export function Page() {
  const main = useRef<HTMLElement>(null);
  const loader = usePortalLoader();
  const session = useSession();
  useScrollAndFocusReset(main);
  useFreshRegistry(loader, session);
  useEffect(() => prefetchOnIntent(document, loader, session), [loader, session]);
  const isSignedIn = session.viewer !== null;
  useEffect(() => (isSignedIn ? prefetchWhenIdle() : undefined), [isSignedIn]);
  return (
    <>
      <SkipLink target="main" />
      <TopBar />
      <Main id="main" ref={main} tabIndex={-1}>
        <CurrentScreen />
      </Main>
      <Reauthentication />
      <Toaster />
    </>
  );
}

const Main = styled.main`
  &:focus {
    outline: none;
  }
`;
