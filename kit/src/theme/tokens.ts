/**
 * Every color, size and duration of the product, as the custom properties that the global style defines. A change between light
 * and dark repaints the page without a render, and a style that only interpolates tokens is the same string in each render.
 */
export const tokens = {
  color: {
    paper: 'var(--color-paper)',
    raised: 'var(--color-raised)',
    sunken: 'var(--color-sunken)',
    ink: 'var(--color-ink)',
    soft: 'var(--color-soft)',
    faint: 'var(--color-faint)',
    /** Separators. */
    line: 'var(--color-line)',
    /** The border of a control: 3:1 on every background. */
    edge: 'var(--color-edge)',
    accent: 'var(--color-accent)',
    accentHover: 'var(--color-accent-hover)',
    onAccent: 'var(--color-on-accent)',
    green: 'var(--color-green)',
    greenWash: 'var(--color-green-wash)',
    sky: 'var(--color-sky)',
    skyWash: 'var(--color-sky-wash)',
    purple: 'var(--color-purple)',
    danger: 'var(--color-danger)',
    dangerWash: 'var(--color-danger-wash)',
    warning: 'var(--color-warning)',
    warningWash: 'var(--color-warning-wash)',
    shadow: 'var(--color-shadow)',
    /** The backdrop behind a dialog. */
    veil: 'var(--color-veil)',
  },
  font: { display: 'var(--font-display)', text: 'var(--font-text)', code: 'var(--font-code)' },
  size: {
    tiny: 'var(--size-tiny)',
    small: 'var(--size-small)',
    body: 'var(--size-body)',
    large: 'var(--size-large)',
    title: 'var(--size-title)',
    figure: 'var(--size-figure)',
    hero: 'var(--size-hero)',
  },
  space: {
    xs: 'var(--space-xs)',
    s: 'var(--space-s)',
    m: 'var(--space-m)',
    l: 'var(--space-l)',
    xl: 'var(--space-xl)',
    xxl: 'var(--space-xxl)',
    scene: 'var(--space-scene)',
  },
  radius: { small: 'var(--radius-small)', medium: 'var(--radius-medium)' },
  motion: {
    feedback: 'var(--motion-feedback)',
    enter: 'var(--motion-enter)',
    scene: 'var(--motion-scene)',
    easeOut: 'var(--motion-ease-out)',
  },
  width: {
    page: 'var(--width-page)',
    /** From the window's edge to the content's: the padding of a bar that is as wide as the window. */
    edge: 'var(--width-edge)',
    text: 'var(--width-text)',
    form: 'var(--width-form)',
    dialog: 'var(--width-dialog)',
    toast: 'var(--width-toast)',
  },
  layer: {
    bar: 'var(--layer-bar)',
    dialog: 'var(--layer-dialog)',
    toast: 'var(--layer-toast)',
    splash: 'var(--layer-splash)',
  },
  /** Media queries are constants: they can't read custom properties. */
  screen: {
    narrow: '@media (max-width: 719px)',
    belowWide: '@media (max-width: 1079px)',
    wide: '@media (min-width: 1080px)',
  },
} as const;
