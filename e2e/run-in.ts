import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { nodeBinary } from '../scripts/paths.mjs';

/** npm looks for its global config next to its Node, which is the workspace's here. */
const npmSettings = execFileSync('npm', ['config', 'get', 'globalconfig'], { encoding: 'utf8' }).trim();

const network = /^(npm_config_(registry|cafile|proxy|https_proxy|noproxy|userconfig|cache)|https?_proxy|no_proxy)$/i;

/** The environment of another team's machine: Node 24, npm and public packages, but nothing of this workspace. */
export const createCleanEnvironment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => network.test(name))),
  PATH: [path.dirname(nodeBinary), process.env.PATH].join(path.delimiter),
  HOME: process.env.HOME,
  npm_config_globalconfig: npmSettings,
  CI: '1',
});

interface Ended {
  output: string;
  seconds: number;
}

/** Runs a program in a folder. Throws its output if it fails. */
export async function runInFolder(
  cwd: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...createCleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (ended) => resolve(ended ?? 1));
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return { output, seconds: (performance.now() - began) / 1000 };
}
