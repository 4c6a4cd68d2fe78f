import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { PlainError } from './print.mjs';

export const benchFolder = path.join(root, 'bench');

/** Parts of benchmarks that can run alone, as in `npm run bench -- ask 100`. */
const parts = { ask: ['1', '100', '1000'], 'fan-out': ['sockets', 'events'] };

const ending = '.bench.mjs';

/** All benchmarks in bench/, each with the question from its first line. */
export function findBenchmarks(folder = benchFolder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const name = path.basename(file, ending);
      const [firstLine] = readFileSync(path.join(folder, file), 'utf8').split('\n');
      const [question] = /^.*?\?/.exec(firstLine.replace(/^\/\/ /, '')) ?? [firstLine];
      return { name, file, question, parts: parts[name] ?? [] };
    });
}

/** The benchmarks named on the command line with their parts; all if there are no names. */
export function chooseBenchmarks(words, all = findBenchmarks()) {
  if (words.length === 0) return all.map((benchmark) => ({ ...benchmark, args: [] }));
  const chosen = [];
  for (const word of words) {
    const last = chosen.at(-1);
    const benchmark = all.find(({ name }) => name === word);
    if (benchmark) chosen.push({ ...benchmark, args: [] });
    else if (last?.parts.includes(word) && last.args.length === 0) last.args.push(word);
    else throw new PlainError(`No benchmark "${word}".\n\n${describeBenchmarks(all)}`);
  }
  return chosen;
}

export function describeBenchmarks(all = findBenchmarks()) {
  const usage = ({ name, parts: own }) => (own.length > 0 ? `${name} [${own.join('|')}]` : name);
  const width = Math.max(...all.map((each) => usage(each).length)) + 2;
  return all.map((each) => `  ${usage(each).padEnd(width)}${each.question}`).join('\n');
}
