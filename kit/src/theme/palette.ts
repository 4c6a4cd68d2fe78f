export const light = {
  paper: '#FAFAF8',
  raised: '#FFFFFF',
  sunken: '#F1F1ED',
  ink: '#14171C',
  soft: '#4A5160',
  faint: '#626976',
  line: '#DDDDD6',
  edge: '#868B95',
  accent: '#2747E8',
  'accent-hover': '#1B35BC',
  'on-accent': '#FFFFFF',
  green: '#0B6B3A',
  'green-wash': '#E1F2E8',
  sky: '#0A5F8F',
  'sky-wash': '#E1F0F9',
  purple: '#6D3BC4',
  danger: '#B3261E',
  'danger-wash': '#FBEBE9',
  warning: '#855700',
  'warning-wash': '#FBF0D5',
  shadow: 'rgb(20 23 28 / 14%)',
  veil: 'rgb(20 23 28 / 45%)',
};

const dark: typeof light = {
  paper: '#101318',
  raised: '#181C23',
  sunken: '#0B0D11',
  ink: '#F2F3F5',
  soft: '#B4BBC8',
  faint: '#8D95A5',
  line: '#2A303A',
  edge: '#6B7484',
  accent: '#8FA3FF',
  'accent-hover': '#B0BEFF',
  'on-accent': '#0B0D11',
  green: '#7ED9A6',
  'green-wash': '#12301F',
  sky: '#86CBF2',
  'sky-wash': '#102C3D',
  purple: '#C3A6FF',
  danger: '#FF9D94',
  'danger-wash': '#3A1816',
  warning: '#F0C060',
  'warning-wash': '#332708',
  shadow: 'rgb(0 0 0 / 50%)',
  veil: 'rgb(0 0 0 / 65%)',
};

const toCustomProperties = (palette: typeof light) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('');

/** Light, dark by system preference, and either by the person's choice. Printed pages are light. */
export const paletteRules = `
  :root { color-scheme: light; ${toCustomProperties(light)} }
  @media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; ${toCustomProperties(dark)} } }
  :root[data-theme='light'] { color-scheme: light; ${toCustomProperties(light)} }
  @media screen { :root[data-theme='dark'] { color-scheme: dark; ${toCustomProperties(dark)} } }
`;
