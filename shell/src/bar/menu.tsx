import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'kit/router';
import { tokens } from 'kit/theme';
import styled, { css } from 'styled-components';

interface MenuProps {
  label?: string;
  /** Collapsed on wide screens too. */
  isAlways?: boolean;
  children: ReactNode;
}

/**
 * A collapsible menu, by default only on small screens. A native disclosure element: it works before the page's scripts
 * are loaded, and without them. It keeps its own open state.
 */
export function Menu({ label = 'Menu', isAlways: isAlwaysCollapsed = false, children }: MenuProps) {
  const { key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const locationKey = useRef(key);
  // Choosing a link navigates away.
  useEffect(() => {
    if (locationKey.current !== key) details.current?.removeAttribute('open');
    locationKey.current = key;
  }, [key]);

  const closeOnEscape = ({ key: pressed, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (pressed !== 'Escape') return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  };
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    <Fold ref={details} $isAlways={isAlwaysCollapsed} onKeyDown={closeOnEscape} onBlur={closeOutside}>
      <summary>{label}</summary>
      <Sheet>{children}</Sheet>
    </Fold>
  );
}

/* Next to a name there is no room for a frame: it looks like the bar's links, with an arrow. */
const plain = css`
  summary {
    min-height: 44px;
    padding: 0 ${tokens.space.xs};
    border-color: transparent;
    color: ${tokens.color.soft};
    font-weight: inherit;
    white-space: nowrap;
  }
  summary::after {
    width: 6px;
    height: 6px;
    margin: -4px 2px 0 8px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    content: '';
    transform: rotate(45deg);
  }
`;

const Fold = styled.details<{ $isAlways: boolean }>`
  order: ${({ $isAlways }) => ($isAlways ? 0 : 1)};
  ${tokens.screen.wide} {
    display: ${({ $isAlways }) => ($isAlways ? 'block' : 'none')};
    position: relative;
  }
  summary {
    display: flex;
    min-height: 40px;
    padding: 0 ${tokens.space.s};
    align-items: center;
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.small};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  ${({ $isAlways }) => $isAlways && plain}
  &[open] summary {
    background: ${tokens.color.sunken};
  }
`;

const Sheet = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  display: grid;
  padding: ${tokens.space.s} ${tokens.space.l} ${tokens.space.l};
  gap: ${tokens.space.m};
  border-bottom: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
  box-shadow: 0 8px 24px ${tokens.color.shadow};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xs} ${tokens.space.m} ${tokens.space.l};
  }
  ${tokens.screen.wide} {
    top: calc(100% + 8px);
    left: auto;
    width: max-content;
    min-width: 100%;
    padding: ${tokens.space.xs} ${tokens.space.m};
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.small};
  }
  li + li {
    border-top: 1px solid ${tokens.color.line};
  }
`;
