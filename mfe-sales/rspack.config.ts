import { defineApp } from '../rspack-preset.ts';

export default defineApp({
  dir: import.meta.dirname,
  name: 'mfe_sales',
});
