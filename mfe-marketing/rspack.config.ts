import { defineApp } from '@10x/portal-build';

export default defineApp({
  dir: import.meta.dirname,
  name: 'mfe_marketing',
  isPublic: true,
});
