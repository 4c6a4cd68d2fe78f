import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Flags for running offline and as root. */
const args = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export default defineConfig({
  testDir: '.',
  // The portal that a journey copies to a repository has its own tests.
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // More than cores: a journey waits for a third of its time.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Benchmarks measure times. These limits only end what hangs, even on a machine whose cores are all busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    // Traces cost a fifth of the time: use `--trace on` when you need them.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM || undefined, args },
  },
});
