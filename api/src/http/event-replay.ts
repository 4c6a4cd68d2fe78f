import { hashScript } from '#http/inline-script';

/**
 * Runs in the page, ahead of what it shows: keeps what someone presses or chooses before the page can answer, for the shell
 * to make up for. The top of a page may be seen, and pressed, before the rest of it has come.
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
