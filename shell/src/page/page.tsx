import { useEffect, useRef, useLayoutEffect, type RefObject } from 'react';
import { Reauthentication } from 'kit/reauthentication';
import { useSession, type Session } from 'kit/session';
import { Toaster } from 'kit/toasts';
import styled from 'styled-components';
import { tokens } from 'kit/theme';
import { useLocation } from 'kit/router';
import { TopBar } from '../bar/top-bar.tsx';
import { usePortalLoader } from '../portals/loader-context.ts';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { fetchRegistry } from '../portals/registry.ts';
import { CurrentScreen } from './current-screen.tsx';
import { prefetchOnIntent, prefetchWhenIdle } from './prefetch-on-intent.ts';

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

/** A sign-in may change the versions that the page started with: portals that are not loaded yet are looked up again. */
function useFreshRegistry(loader: PortalLoader, { viewer, loading }: Session): void {
  const known = useRef<string | null>(undefined);
  const person = viewer?.id ?? null;
  // Before the effects that prefetch portals.
  useLayoutEffect(() => {
    if (loading) return;
    if (known.current !== undefined && known.current !== person) {
      loader.invalidateRegistry();
      // Their portals belong in the bar now. If the request fails, the next portal retries it.
      if (person) void fetchRegistry().catch(() => undefined);
    }
    known.current = person;
  }, [loader, loading, person]);
}

/** The first tab stop: skips the bar. */
function SkipLink({ target }: { target: string }) {
  return <Link href={`#${target}`}>Skip to content</Link>;
}

const Link = styled.a`
  position: fixed;
  z-index: ${tokens.layer.toast};
  top: ${tokens.space.xs};
  left: ${tokens.space.xs};
  padding: ${tokens.space.xs} ${tokens.space.m};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  &:not(:focus) {
    transform: translateY(-200%);
  }
  &:hover {
    color: ${tokens.color.paper};
  }
`;

/** After a navigation, scrolls and moves the focus to the top of the new screen, or to the section in the address. */
function useScrollAndFocusReset(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef<{ pathname: string; key: string }>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    // By key, not by address: a link to the current section scrolls there again.
    if (before?.key === key) return undefined;
    const isNew = before?.pathname !== pathname;
    if (hash) return main.current ? goToSection(hash.slice(1), main.current, isNew) : undefined;
    if (!before || !isNew) return undefined;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
    return undefined;
  }, [main, pathname, hash, key]);
}

/** The section may be part of a screen that is still loading. Returns a function that stops waiting. */
function goToSection(id: string, within: HTMLElement, isNew: boolean): () => void {
  const scrollToSection = () => {
    const section = document.getElementById(id);
    if (!section) return false;
    const isInstant = isNew || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: isInstant ? 'instant' : 'smooth' });
    const heading = section.querySelector<HTMLElement>('[tabindex="-1"]') ?? section;
    heading.focus({ preventScroll: true });
    return true;
  };
  const waiting = new MutationObserver(() => scrollToSection() && waiting.disconnect());
  if (!scrollToSection()) waiting.observe(within, { childList: true, subtree: true });
  return () => waiting.disconnect();
}
