import { yieldToMain } from './page/yield-to-main.ts';
import { installCommitHook } from './page/commit-hook.ts';

installCommitHook(window);

/*
 * The parts run one after the other and yield in between, so that the page stays responsive. They are all in this file, so
 * nothing more is fetched.
 */
await import(/* webpackMode: "eager" */ 'react-dom/client');
await yieldToMain();
await import(/* webpackMode: "eager" */ 'kit/theme');
await yieldToMain();
await import(/* webpackMode: "eager" */ 'kit/router');
await yieldToMain();
await import(/* webpackMode: "eager" */ './bootstrap.tsx');
