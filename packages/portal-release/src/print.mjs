const hasColors = process.stdout.isTTY && !process.env.NO_COLOR;
const colorize = (code) => (text) => (hasColors ? `\x1b[${code}m${text}\x1b[0m` : text);

export const bold = colorize(1);
export const dim = colorize(2);
export const red = colorize(31);
export const green = colorize(32);
export const yellow = colorize(33);

export const print = (line = '') => console.log(line);
export const formatElapsed = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** For example `1 file`, `2 files`. */
export const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Prints one line per step: name, result, duration. */
export function printStep(name, outcome, since) {
  print(`  ${name.padEnd(10)} ${outcome}${since === undefined ? '' : `  ${dim(formatElapsed(since))}`}`);
}

/** An error for the user to fix, shown without a stack trace. */
export class PlainError extends Error {
  isPlain = true;
}

/** Runs a command's main function. An error ends the process with its message, `unless` the process is already stopping. */
export async function runMain(main, { unless: isStopping = () => false } = {}) {
  try {
    await main();
  } catch (error) {
    if (isStopping()) return;
    console.error(`\n${red(error.isPlain ? error.message : error.stack)}`);
    process.exitCode = 1;
  }
}
