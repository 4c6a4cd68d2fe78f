import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  child: ChildProcess;
  ended: Promise<{ code: number | null; stderr: string }>;
  /** Waits for the output line of this event. Throws if the server exits first. */
  event(name: string): Promise<{ url: string }>;
  /** Waits for the exit and returns standard output. Throws on an error exit. */
  output(): Promise<string>;
}

const ownRoot = path.dirname(import.meta.dirname);

/**
 * Runs the server or a command in a separate process, with only these settings in its environment. `root` is the `api` folder of the
 * version to run.
 */
export function startServerProcess(env: Record<string, string>, file = 'src/main.ts', root = ownRoot): ServerProcess {
  // Caches compiled modules between starts.
  const compiled = path.join(root, 'node_modules/.cache/compiled');
  const loader = path.join(root, 'scripts/typescript-loader.mjs');
  const child = spawn(process.execPath, ['--conditions=api-source', '--import', loader, path.join(root, file)], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compiled, ...env },
  });
  let stderr = '';
  child.stderr.on('data', (data) => (stderr += data));
  const lines = createInterface(child.stdout);
  const ended = once(child, 'exit').then(([code]) => ({ code, stderr }));
  return {
    child,
    ended,
    output: async () => {
      let text = '';
      for await (const line of lines) text += `${line}\n`;
      const { code } = await ended;
      if (code !== 0) throw new Error(stderr);
      return text;
    },
    event: async (name) => {
      for await (const line of lines) if (line.includes(`"event":"${name}"`)) return JSON.parse(line);
      throw new Error(`ended without ${name}: ${stderr}`);
    },
  };
}
