import { createElement, type CSSProperties, type ReactElement } from 'react';

interface SpaceProps {
  as: 'tr' | 'li' | 'div';
  height: number;
}

/** Fills the space of rows that are not in the DOM. */
export const Space = ({ as, height }: SpaceProps): ReactElement =>
  createElement(as, {
    'aria-hidden': true,
    'data-space': true,
    style: { ...plain, display: as === 'tr' ? undefined : 'block', height },
  });

/* Nothing that a row of the list would have. */
const plain: CSSProperties = {
  gridColumn: '1 / -1',
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
  listStyle: 'none',
  pointerEvents: 'none',
};
