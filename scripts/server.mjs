import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { writeLog } from './server-log.mjs';
import { nodeBinary, root } from './paths.mjs';
import { PlainError } from './print.mjs';

/** Time to stop before the server is killed. It stops on its own 25 seconds after SHUTDOWN_DELAY_SECONDS. */
const timeout = 35_000;

const running = new Set();

/** Stops all servers started by this process. */
export const stopServers = () => Promise.all([...running].map((server) => server.stop()));

/**
 * Starts the built server in its own process group, so that Ctrl-C only reaches this command, which then shuts it down gracefully. The
 * IPC channel makes it stop if this command is killed.
 */
export function startServer({ env, dir, show = true }) {
  const args = ['--enable-source-maps', path.join(root, 'api', 'dist', 'main.js')];
  const child = spawn(nodeBinary, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const exited = once(child, 'exit');
  const ready = new Promise((resolve, reject) => {
    // Over the channel instead of the log, so that it also works with a quiet log.
    child.on('message', (message) => message.event === 'ready' && resolve(message));
    writeLog(child, dir, { show });
    exited.then(() => reject(new PlainError("The server didn't start. See the output above.")), reject);
  });
  let stopped;
  // A second signal would kill the server and leave its database running.
  const server = { pid: child.pid, ready, exited, stop: () => (stopped ??= stop(child, exited)) };
  running.add(server);
  exited.then(
    () => running.delete(server),
    () => running.delete(server),
  );
  return server;
}

async function stop(child, exited) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), timeout);
  await exited;
  clearTimeout(killer);
}
