import { spawn } from 'node:child_process';

interface Ended {
  code: number;
  /** All output. */
  output: string;
  /** Standard output, which is only JSON with --json. */
  answer: string;
  seconds: number;
}

/** Returns a function that runs `npm run release` in a folder with a release key and other variables. */
export function runReleaseCommand(folder: string, to: string, key: string, more: Record<string, string> = {}) {
  return async (...args: string[]): Promise<Ended> => {
    const began = performance.now();
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, RELEASE_KEY: key, ...more };
    const child = spawn('node', ['scripts/release.mjs', ...args, '--to', to], { cwd: folder, env });
    let [output, answer] = ['', ''];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
    child.stdout.on('data', (piece) => (answer += String(piece)));
    const code = await new Promise<number>((resolve) => child.on('close', (ended) => resolve(ended ?? 1)));
    return { code, output, answer, seconds: (performance.now() - began) / 1000 };
  };
}
