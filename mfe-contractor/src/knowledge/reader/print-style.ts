import { createGlobalStyle } from 'styled-components';

/** Prints only the text, dark on light in any theme: with the browser's default colors. */
export const PrintStyle = createGlobalStyle`
  @media print {
    body :is(header, nav, footer, [role='tablist']) { display: none; }
    body, body * {
      border-color: GrayText !important;
      background: Canvas !important;
      color: CanvasText !important;
      color-scheme: light;
    }
  }
`;
