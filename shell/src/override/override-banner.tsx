import { useState, useEffect, useRef } from 'react';
import type { RemoteRegistry } from 'kit/contract';
import { useExternalNavigation } from 'kit/leave';
import { useLocation } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Lists the portals that come from this machine. */
export function OverrideBanner() {
  const { pathname, search } = useLocation();
  const goTo = useExternalNavigation();
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const strip = useBarOffset<HTMLDivElement>();
  const leave = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    const reply = await fetch('/override/leave', { method: 'POST' }).catch(() => undefined);
    // Reloads the page, with the published versions.
    if (reply?.ok) goTo(pathname + search);
    else setState('failed');
  };
  return (
    <Strip ref={strip}>
      <div role="status">
        {listLocalRemotes().map(({ name, entry }) => (
          <p key={name}>
            <strong>{name}</strong> is loaded from <code>{new URL(entry).origin}</code>
          </p>
        ))}
        {state === 'failed' && <p>The server didn't respond. Try again.</p>}
      </div>
      <button type="button" aria-disabled={state === 'leaving'} onClick={() => void leave()}>
        Leave
      </button>
    </Strip>
  );
}

const listLocalRemotes = () =>
  Object.values(JSON.parse(document.getElementById('remotes')?.textContent || '{}') as RemoteRegistry).filter(
    ({ isOverride }) => isOverride,
  );

const Strip = styled.div`
  display: flex;
  order: 1;
  margin: 0 calc(-1 * ${tokens.space.l});
  padding: 0 ${tokens.space.l};
  flex: 1 0 100%;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m};
  background: ${tokens.color.skyWash};
  color: ${tokens.color.ink};
  font-size: ${tokens.size.small};
  line-height: 20px;
  p {
    margin: ${tokens.space.xs} 0;
    overflow-wrap: anywhere;
  }
  code {
    font-family: ${tokens.font.code};
    font-size: ${tokens.size.tiny};
  }
  button {
    min-height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.color.sky};
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
    &:hover {
      color: ${tokens.color.ink};
    }
    &[aria-disabled='true'] {
      cursor: progress;
    }
  }
  ${tokens.screen.narrow} {
    margin: 0 calc(-1 * ${tokens.space.m});
    padding: 0 ${tokens.space.m};
    font-size: ${tokens.size.tiny};
  }
`;

/** Moves sticky elements of any remote below this part of the bar. */
function useBarOffset<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!part.current) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty('--bar-room', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    watch.observe(part.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--bar-room');
    };
  }, []);
  return part;
}
