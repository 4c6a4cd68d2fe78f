// Loaded with the TypeScript loader: provides `@jest/globals` to test files.
import { registerHooks } from 'node:module';

const globals = new URL('./jest-globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier !== '@jest/globals' || !context.parentURL?.includes('/api/')) return nextResolve(specifier, context);
    return { url: globals, shortCircuit: true };
  },
});
