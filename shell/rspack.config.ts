import { defineApp } from '@10x/portal-build';
import { shellParts } from './page.config.ts';
import { splashConfig } from './splash.config.ts';
import { portals } from './src/portals.ts';

const shell = defineApp({ dir: import.meta.dirname, name: 'shell', portals, shell: shellParts });
const isServed = process.env.RSPACK_SERVE === 'true';

/** The development server has no splash, which would delay every reload. */
export default (...args: Parameters<typeof shell>) => (isServed ? shell(...args) : [shell(...args), splashConfig]);
