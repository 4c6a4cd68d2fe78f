import { createGlobalStyle } from 'styled-components';

/** Prints only the text, dark on light in any theme: with the browser's default colors. */
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
