import { createHash } from 'node:crypto';

/**
 * Runs in the page: asks for the first script, and for the others ahead of it, once the page is painted. It can be read
 * before: until then nothing shares the line with it, and no script runs. A tab that nobody looks at is never painted, so
 * there is an end to the waiting. What somebody presses or chooses meanwhile is kept for the page to make up for. It is part of the page, because a file of its own would be one more thing to wait for.
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
  const done = new Map();
  const keep = ({ type, target }) => {
    const control = target.closest('#root :is(button, [type=file])');
    if (control && (type === 'change') === (control.type === 'file')) done.set(control, type);
  };
  for (const type of ['click', 'change']) document.addEventListener(type, keep, true);
  window.doneBefore = () => {
    for (const type of ['click', 'change']) document.removeEventListener(type, keep, true);
    return done;
  };
})(document.currentScript)`;

/** For the content security policy: this program, and no other that stands in a page. */
export const afterPaintHash = `'sha256-${createHash('sha256').update(program).digest('base64')}'`;

/** The element that loads these once the page is painted. What has an integrity names it behind a `#`: one that is asked for otherwise is not used. */
export const afterPaint = (scripts: readonly string[]): string =>
  `<script data-scripts="${scripts.join(' ')}">${program}</script>`;
