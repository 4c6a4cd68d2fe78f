const color = (name: string) => `var(--${name})`;

/**
 * Every color, size and duration of the product. The colors are custom properties, so a change between light and dark
 * repaints the page without a render.
 */
export const tokens = {
  color: {
    paper: color('paper'),
    raised: color('raised'),
    sunken: color('sunken'),
    ink: color('ink'),
    soft: color('soft'),
    faint: color('faint'),
    /** Separators. */
    line: color('line'),
    /** The border of a control: 3:1 on every background. */
    edge: color('edge'),
    accent: color('accent'),
    accentHover: color('accent-hover'),
    onAccent: color('on-accent'),
    green: color('green'),
    greenWash: color('green-wash'),
    sky: color('sky'),
    skyWash: color('sky-wash'),
    purple: color('purple'),
    danger: color('danger'),
    dangerWash: color('danger-wash'),
    warning: color('warning'),
    shadow: color('shadow'),
    /** The backdrop behind a dialog. */
    veil: color('veil'),
  },
  font: {
    display: "'Display', 'Display Fallback', system-ui, sans-serif",
    text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  size: { tiny: '12px', small: '14px', body: '16px', large: '20px', title: '28px', figure: '40px', hero: '64px' },
  space: { xs: '8px', s: '12px', m: '16px', l: '24px', xl: '40px', xxl: '64px', scene: '104px' },
  radius: { small: '3px', medium: '6px' },
  motion: { feedback: '120ms', enter: '200ms', scene: '320ms', easeOut: 'cubic-bezier(0.2, 0, 0, 1)' },
  width: {
    page: '1440px',
    /** From the window's edge to the content's: the padding of a bar that is as wide as the window. */
    edge: 'max(24px, calc(50% - 696px))',
    text: '65ch',
    form: '400px',
    dialog: '480px',
    toast: '420px',
  },
  screen: { narrow: '@media (max-width: 719px)', wide: '@media (min-width: 1080px)' },
  layer: { bar: 10, dialog: 100, toast: 10000, splash: 20000 },
} as const;

export type Theme = typeof tokens;
