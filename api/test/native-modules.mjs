// Test files run as Node's own modules: TypeScript by the development loader, and `@jest/globals` from the runner.
import { registerHooks } from 'node:module';
import '../scripts/typescript-loader.mjs';

const globals = new URL('./jest-globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier !== '@jest/globals' || !context.parentURL?.includes('/api/')) return nextResolve(specifier, context);
    return { url: globals, shortCircuit: true };
  },
});
