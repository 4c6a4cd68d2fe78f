import { hashScript } from '#http/pages/inline-script';

/**
 * Runs in the page: loads the first script, and preloads the others, once the page is painted. Until then nothing competes with
 * the page for bandwidth, and no script of the shell runs. A background tab is never painted, so there is a timeout. Inlined,
 * because a separate file would be one more request to wait for.
 */
const program = `(({ dataset: { scripts } }) => {
  const load = () => {
    if (!scripts) return;
    const [first, ...others] = scripts.split(' ');
    scripts = '';
    for (const other of others) {
      const [href, integrity = ''] = other.split('#');
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity }));
    }
    document.head.append(Object.assign(document.createElement('script'), { src: first }));
  };
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length && load()).observe({ type: 'paint', buffered: true });
  setTimeout(load, 2000);
})(document.currentScript)`;

export const afterPaintHash = hashScript(program);

/**
 * The element that loads these scripts once the page is painted. A script with an integrity names it after a `#`: a preload
 * without it would not be used.
 */
export const renderAfterPaint = (scripts: readonly string[]): string =>
  `<script data-scripts="${scripts.join(' ')}">${program}</script>`;
