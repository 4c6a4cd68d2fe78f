import { breathe } from './page/breathe.ts';
import { openCommitHook } from './page/commit-hook.ts';

openCommitHook(window);

/*
 * The parts run one after the other, with room between them for whoever presses something meanwhile. They are in this file
 * all the same: nothing more is fetched.
 */
await import(/* webpackMode: "eager" */ 'react-dom/client');
await breathe();
await import(/* webpackMode: "eager" */ 'kit/theme');
await breathe();
await import(/* webpackMode: "eager" */ 'kit/router');
await breathe();
await import(/* webpackMode: "eager" */ './bootstrap.tsx');
