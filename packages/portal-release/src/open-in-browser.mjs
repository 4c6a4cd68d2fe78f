import { spawn } from 'node:child_process';

/** Opens an address if there is a display. The address is also printed. */
export function openInBrowser(address) {
  const program = process.stdout.isTTY && findProgram(process);
  if (!program) return;
  const child = spawn(program, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined); // not installed: the address is in the terminal
  child.unref();
}

function findProgram({ platform, env }) {
  if (platform === 'darwin') return 'open';
  return platform === 'linux' && (env.DISPLAY || env.WAYLAND_DISPLAY) ? 'xdg-open' : null;
}
