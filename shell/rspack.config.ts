import { defineApp } from '../rspack-preset.ts';
import { splashConfig } from './splash.config.ts';
import { portals } from './src/portals.ts';

const shell = defineApp({ dir: import.meta.dirname, name: 'shell', portals });
const isServed = process.env.RSPACK_SERVE === 'true';

/** The development server has no splash: one would wait for it at every change. */
export default (...given: Parameters<typeof shell>) => (isServed ? shell(...given) : [shell(...given), splashConfig]);
