import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { warnOfGlobalErrors } from './page/warn-of-global-errors.ts';
import { createPortalLoader } from './portals/portal-loader.ts';
import { createRemotes } from './portals/remotes.ts';

warnOfGlobalErrors(window);

const loader = createPortalLoader(createRemotes());
const root = document.getElementById('root');
// What a portal's boundary has caught is on the screen already.
const onCaughtError = (error: unknown) => window.console.warn('A portal failed', error);
if (root) createRoot(root, { onCaughtError }).render(<App loader={loader} />);
