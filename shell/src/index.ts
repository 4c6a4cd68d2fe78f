import { yieldToMain } from './page/yield-to-main.ts';
import { installCommitHook } from './page/commit-hook.ts';

installCommitHook(window);

/*
 * The parts run one after the other, with room between them for whoever presses something meanwhile. They are in this file
 * all the same: nothing more is fetched.
 */
await import(/* webpackMode: "eager" */ 'react-dom/client');
await yieldToMain();
await import(/* webpackMode: "eager" */ 'kit/theme');
await yieldToMain();
await import(/* webpackMode: "eager" */ 'kit/router');
await yieldToMain();
await import(/* webpackMode: "eager" */ './bootstrap.tsx');
