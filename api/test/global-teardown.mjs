import { once } from 'node:events';

export default async function stop() {
  const ended = once(globalThis.testDatabase, 'exit');
  globalThis.testDatabase.disconnect();
  await ended;
}
