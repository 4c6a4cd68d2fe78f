import { createElement, type CSSProperties, type ReactElement } from 'react';

interface SpacerProps {
  as: 'tr' | 'li' | 'div';
  height: number;
}

/** Fills the space of rows that are not in the DOM. */
export const Spacer = ({ as, height }: SpacerProps): ReactElement =>
  createElement(as, {
    'aria-hidden': true,
    'data-space': true,
    style: { ...resetStyle, display: as === 'tr' ? undefined : 'block', height },
  });

/* Resets everything that a row of the list would have. */
const resetStyle: CSSProperties = {
  gridColumn: '1 / -1',
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
  listStyle: 'none',
  pointerEvents: 'none',
};
