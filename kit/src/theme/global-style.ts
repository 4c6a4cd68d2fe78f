import { tokens } from './tokens.ts';
import { dark, light } from './palette.ts';
import { scales } from './scales.ts';
import { touchSize } from './touch-target.ts';

const { color, font, space } = tokens;

/**
 * Global styles. The build inlines them into the page, so that they apply before any script runs and are not replaced
 * during hydration, which would lay out every line again. Blueprint's style sheet comes later, with the first portal that
 * uses it, but is in a cascade layer, which everything here outweighs. `body a:hover` and `body :focus-visible` also outweigh
 * a component's class. With reduced motion there are no transitions. A short duration would not do: on a large page, every
 * property of every element would have its own transition, and a color change would take seconds. The fallback has the
 * metrics of the display face, so nothing moves when that arrives.
 */
export const globalStyle = (displayFace: string): string => `
  @font-face {
    font-family: 'Display';
    src: url(${displayFace}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  @font-face {
    font-family: 'Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica-Bold');
    size-adjust: 92%;
    ascent-override: 111.9%;
    descent-override: 25%;
    line-gap-override: 0%;
  }
  ${tokenRules}
  *, *::before, *::after { box-sizing: border-box; }
  html { scroll-padding-top: 72px; }
  /* The bar has two lines on a phone, and a portal's tabs below. */
  ${tokens.screen.narrow} { html { scroll-padding-top: 128px; } }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font: 14px/20px ${font.text};
    -webkit-font-smoothing: antialiased;
  }
  :is(h1, h2, h3, p, ul, ol, dl, dd, figure) { margin: 0; padding: 0; }
  :is(ul, ol) { list-style: none; }
  :is(h1, h2, h3) { font-family: ${font.display}; font-weight: 600; text-wrap: balance; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :root:root select {
    padding-right: 24px;
    appearance: none;
    background: linear-gradient(45deg, #0000 50%, currentcolor 50%) calc(100% - 11px) / 5px 5px no-repeat,
      linear-gradient(-45deg, #0000 50%, currentcolor 50%) calc(100% - 6px) / 5px 5px no-repeat;
  }
  a { color: ${color.accent}; }
  body a:hover { color: ${color.accentHover}; }
  body :focus:not(:focus-visible) { outline: none; }
  body :focus-visible { outline: 2px solid ${color.accent}; outline-offset: 2px; }
  ${touchTargets}
  noscript { display: block; padding: ${space.s} ${space.m}; background: ${color.sunken}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important; }
  }
`;

/**
 * A finger needs 44 px: every control has them where the pointer is coarse, as does a link that is alone in its cell or heading.
 * Links inside a sentence are inline, so `min-height` leaves them alone. What is only a part of a larger target, such as a
 * stretched link, sets `min-height` with three classes. A link elsewhere that is alone on its line uses `touchTarget`.
 */
const touchTargets = `@media (pointer: coarse) {
    :root:root :is(a, button, select, summary) { min-height: ${touchSize}; }
    :root:root :is(button, summary, nav a, [role='tab']) { min-width: ${touchSize}; }
    :root:root input:not([type='checkbox'], [type='radio'], [type='file'], [type='range']) { min-height: ${touchSize}; }
    :root:root label:has(> :is([type='checkbox'], [type='radio'])) { min-height: ${touchSize}; align-items: center; }
    :root:root :is(h2, h3, h4, dd, td, th, [role='cell']) > a:only-child { display: inline-flex; align-items: center; }
    :where(a, button, summary) { align-content: center; }
  }`;

const toCustomProperties = (group: string, values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${group}-${name}: ${value};`)
    .join('');

const scaleProperties = Object.entries(scales).map(([group, values]) => toCustomProperties(group, values));
const darkColors = toCustomProperties('color', dark);

/**
 * The tokens as custom properties. The colors are light unless the person has chosen dark, or the system prefers it and the person
 * hasn't chosen light. Printed pages are light.
 */
const tokenRules = `
  :root { color-scheme: light; ${scaleProperties.join('')}${toCustomProperties('color', light)} }
  @media screen and (prefers-color-scheme: dark) { :root:not([data-theme='light']) { color-scheme: dark; ${darkColors} } }
  @media screen { :root[data-theme='dark'] { color-scheme: dark; ${darkColors} } }
`;
