// jsdom, with the Node globals that it hides: the router needs TextEncoder, requests need fetch and its classes.
// Never add MessageChannel: React's scheduler would use it, and its open port keeps Jest running.
import { TestEnvironment } from 'jest-environment-jsdom';

const missing = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'fetch',
  'Headers',
  'Request',
  'Response',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
    // Needed to hash an email; the crypto of jsdom lacks it.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
}
