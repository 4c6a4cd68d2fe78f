// jsdom, with the globals of Node that it hides: the router wants TextEncoder, requests want fetch and its parts.
// Never add MessageChannel: React's scheduler would take it, and its open port keeps Jest from ending.
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
    // Needed to hash an e-mail; jsdom has a crypto without it.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
}
