import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  child: ChildProcess;
  ended: Promise<{ code: number | null; stderr: string }>;
  /** The line of standard output that tells of this event. Throws where the server ends first. */
  event(name: string): Promise<{ url: string }>;
  /** All of its standard output. Throws where it ends with an error. */
  output(): Promise<string>;
}

const ownRoot = path.dirname(import.meta.dirname);

/**
 * The server, or a command beside it, as a process of its own, with nothing in its environment but these settings. `root` is the
 * `api` folder of the version that it runs.
 */
export function startServerProcess(env: Record<string, string>, file = 'src/main.ts', root = ownRoot): ServerProcess {
  // Each start compiles the same thousands of modules: the second one reads what the first has made of them.
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
