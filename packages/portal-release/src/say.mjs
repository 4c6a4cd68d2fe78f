const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colours ? `\x1b[${code}m${text}\x1b[0m` : text);

export const bold = paint(1);
export const faint = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);

export const say = (line = '') => console.log(line);
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** As in `1 file`, `2 files`. */
export const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** One line for one thing done: what, how it went, how long it took. */
export function sayStep(name, outcome, since) {
  say(`  ${name.padEnd(10)} ${outcome}${since === undefined ? '' : `  ${faint(seconds(since))}`}`);
}

/** A fault that is the reader's to mend: shown as its message alone, without a stack. */
export class PlainError extends Error {
  isPlain = true;
}

/** Runs a command's main function; a fault ends the process with its message, `unless` it is being stopped anyway. */
export async function runMain(main, { unless = () => false } = {}) {
  try {
    await main();
  } catch (error) {
    if (unless()) return;
    console.error(`\n${red(error.isPlain ? error.message : error.stack)}`);
    process.exitCode = 1;
  }
}
