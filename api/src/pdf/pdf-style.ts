/** Measures in points, and the colors of the light theme. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 54, bottom: 64 } as const;
export const contentWidth = page.width - 2 * page.side;
export const contentBottom = page.height - page.bottom;

export const colors = {
  ink: '#14171C',
  soft: '#4A5160',
  line: '#DDDDD6',
  edge: '#868B95',
  wash: '#F1F1ED',
  accent: '#2747E8',
} as const;

export interface TextStyle {
  face?: 'regular' | 'bold';
  size?: number;
  color?: string;
  align?: 'left' | 'right';
  /** Figures of equal width, so that columns of amounts align. */
  isFigure?: boolean;
}

/** Between the lines of a paragraph. */
export const lineGap = 2;
