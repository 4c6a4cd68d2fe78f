import { dark, light } from './palette.ts';
import { scales } from './scales.ts';

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
export const tokenRules = `
  :root { color-scheme: light; ${scaleProperties.join('')}${toCustomProperties('color', light)} }
  @media screen and (prefers-color-scheme: dark) { :root:not([data-theme='light']) { color-scheme: dark; ${darkColors} } }
  @media screen { :root[data-theme='dark'] { color-scheme: dark; ${darkColors} } }
`;
