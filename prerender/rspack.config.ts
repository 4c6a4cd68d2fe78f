import { definePrerender } from '../rspack-preset.ts';

export default definePrerender(import.meta.dirname);
