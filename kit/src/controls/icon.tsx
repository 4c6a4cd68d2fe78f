/* 16 × 16, one stroke: small enough for the first load, unlike Blueprint's icons. */
const paths = {
  arrow: 'M3 8h10M9 4l4 4-4 4',
  back: 'M13 8H3M7 4L3 8l4 4',
  copy: 'M5.5 5.5h8v8h-8ZM10.5 5.5v-3h-8v8h3',
  cross: 'M4 4l8 8M12 4l-8 8',
  dark: 'M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5Z',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
  eyeOff:
    'M2 2l12 12M6.2 3.8A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.8 2.3M4 4.8A11 11 0 0 0 1.5 8S4 12.5 8 12.5c1.1 0 2.1-.3 3-.8',
  info: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 7.2v4M8 4.8v.4',
  light: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1',
  system: 'M2 3h12v8H2ZM5.5 14h5M8 11v3',
  tick: 'M3 8.5l3.5 3.5L13 4.5',
  warning: 'M8 2l6.5 11.5h-13ZM8 6.5v3M8 11.2v.4',
} as const;

export type IconName = keyof typeof paths;

/** Always next to a word, or inside a named control, so hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) => <Drawing d={paths[name]} />;

/** An icon that only one portal needs: its path, 16 × 16. */
export function Drawing({ d }: { d: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d={d} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
