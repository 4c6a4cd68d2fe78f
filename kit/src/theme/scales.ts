/** The values of all tokens but the colors, written to the page by `tokenRules`. Components use `tokens`. */
export const scales = {
  font: {
    display: "'Display', 'Display Fallback', system-ui, sans-serif",
    text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  size: { tiny: '12px', small: '14px', body: '16px', large: '20px', title: '28px', figure: '40px', hero: '64px' },
  space: { xs: '8px', s: '12px', m: '16px', l: '24px', xl: '40px', xxl: '64px', scene: '104px' },
  radius: { small: '3px', medium: '6px' },
  motion: { feedback: '120ms', enter: '200ms', scene: '320ms', 'ease-out': 'cubic-bezier(0.2, 0, 0, 1)' },
  width: {
    page: '1440px',
    edge: 'max(24px, calc(50% - 696px))',
    text: '65ch',
    form: '400px',
    dialog: '480px',
    toast: '420px',
  },
  layer: { bar: '10', dialog: '100', toast: '10000', splash: '20000' },
};
