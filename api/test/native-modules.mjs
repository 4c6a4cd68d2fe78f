// Beside the loader of TypeScript: gives test files `@jest/globals` from the runner.
import { registerHooks } from 'node:module';

const globals = new URL('./jest-globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier !== '@jest/globals' || !context.parentURL?.includes('/api/')) return nextResolve(specifier, context);
    return { url: globals, shortCircuit: true };
  },
});
