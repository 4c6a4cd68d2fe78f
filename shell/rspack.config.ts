import { defineApp } from '../rspack-preset.ts';

export default defineApp({ dir: import.meta.dirname, name: 'shell', port: 4200 });
