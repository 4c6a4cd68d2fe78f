import { createGlobalStyle } from 'styled-components';

/** Only the text goes onto paper, dark on light whatever the screen has: the browser's own colors for that. */
export const PrintStyle = createGlobalStyle`
  @media print {
    html body :is(header, nav, footer, [role='tablist']) { display: none; }
    html body, html body * {
      border-color: GrayText !important;
      background: Canvas !important;
      color: CanvasText !important;
      color-scheme: light;
    }
  }
`;
