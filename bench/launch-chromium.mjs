import { chromium } from '@playwright/test';

/** A signal ends it together with the benchmark. Otherwise, Playwright would end this process before its servers have stopped. */
const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

export function launchChromium(flags = []) {
  const args = [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath: process.env.CHROMIUM, args, ...signals });
}
