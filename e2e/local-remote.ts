import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nodeBinary } from '../scripts/paths.mjs';

interface Command {
  cwd: string;
  env: Record<string, string | undefined>;
  args: readonly [program: string, ...args: string[]];
}

/** Runs `npm run dev -- <remote> --shell <address>` until it prints its link. */
export const serveRemote = (folder: string, remote: string, { shell, key }: { shell: string; key: string }) =>
  serveUntilLink({
    cwd: folder,
    env: { PATH: process.env.PATH, RELEASE_KEY: key },
    args: [nodeBinary, path.join(folder, 'scripts/dev.mjs'), remote, '--shell', shell],
  });

/** Runs a development command until it prints its link. It has its own process group, because npm runs it in a shell. */
export async function serveUntilLink({ cwd, env, args: [program, ...args] }: Command) {
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
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
  return { link, origin, stop, said: lines.join('\n') };
}
