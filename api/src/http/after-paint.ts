import { hashScript } from '#http/inline-script';

/**
 * Runs in the page: asks for the first script, and for the others ahead of it, once the page is painted. It can be read
 * before: until then nothing shares the line with it, and no script of the shell runs. A tab that no one looks at is never
 * painted, so there is an end to the waiting. It is part of the page, because a file of its own would be one more thing to
 * wait for.
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

/** The element that loads these once the page is painted. What has an integrity names it behind a `#`: one that is asked for otherwise is not used. */
export const renderAfterPaint = (scripts: readonly string[]): string =>
  `<script data-scripts="${scripts.join(' ')}">${program}</script>`;
