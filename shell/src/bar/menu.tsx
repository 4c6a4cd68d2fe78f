import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'kit/router';
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
    padding: 0 ${({ theme }) => theme.space.xs};
    border-color: transparent;
    color: ${({ theme }) => theme.color.soft};
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
  ${({ theme }) => theme.screen.wide} {
    display: ${({ $isAlways }) => ($isAlways ? 'block' : 'none')};
    position: relative;
  }
  summary {
    display: flex;
    min-height: 40px;
    padding: 0 ${({ theme }) => theme.space.s};
    align-items: center;
    border: 1px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.small};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  ${({ $isAlways }) => $isAlways && plain}
  &[open] summary {
    background: ${({ theme }) => theme.color.sunken};
  }
`;

const Sheet = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  display: grid;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l} ${theme.space.l}`};
  gap: ${({ theme }) => theme.space.m};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: 0 8px 24px ${({ theme }) => theme.color.shadow};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m} ${theme.space.l}`};
  }
  ${({ theme }) => theme.screen.wide} {
    top: calc(100% + 8px);
    left: auto;
    width: max-content;
    min-width: 100%;
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.small};
  }
  li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;
