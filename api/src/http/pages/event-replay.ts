import { hashScript } from '#http/pages/inline-script';

/**
 * Runs in the page, before its content: records clicks and changes made before the page is interactive, so that the shell can
 * replay them. The top of a page may be visible and clickable before the rest has arrived.
 */
const program = `(() => {
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
})()`;

export const eventReplayHash = hashScript(program);

export const eventReplayScript = `<script>${program}</script>`;
