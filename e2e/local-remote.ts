import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { node24 } from '../scripts/paths.mjs';

/** `npm run dev -- <remote> --shell <address>`, until it has printed its link. */
export async function serveHere(folder: string, remote: string, { shell, key }: { shell: string; key: string }) {
  const script = path.join(folder, 'scripts/dev.mjs');
  const env = { PATH: process.env.PATH, RELEASE_KEY: key };
  const child = spawn(node24, [script, remote, '--shell', shell], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const link = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const found = /https?:\S+\/override\?link=[\w-]+/.exec(line)?.[0];
        if (found) resolve(found);
      });
    child.on('exit', () => reject(new Error(`The command ended:\n${lines.join('\n')}`)));
  });
  const origin = /serve +(http:\/\/127\.0\.0\.1:\d+)\//.exec(lines.join('\n'))?.[1] ?? 'unknown';
  return { link, origin, stop };
}
