import { createRoot } from 'react-dom/client';
import { startAnalytics } from './analytics/start-analytics.ts';
import { App } from './app.tsx';
import { createPortalLoader } from './portals/portal-loader.ts';
import { createRemotes } from './portals/remotes.ts';

startAnalytics(window);

const loader = createPortalLoader(createRemotes());
const root = document.getElementById('root');
// What a portal's boundary has caught is on the screen already.
const onCaughtError = (error: unknown) => window.console.warn('A portal failed', error);
if (root) createRoot(root, { onCaughtError }).render(<App loader={loader} />);
