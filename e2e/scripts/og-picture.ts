// The Open Graph image of shared links: node e2e/scripts/og-picture.ts writes shell/public/og.png.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { light } from '../../kit/src/theme/palette.ts';
import { brand } from '../../rules/src/brand.ts';
import { root } from '../../scripts/paths.mjs';
import { findChromium } from '../../scripts/system.mjs';

const face = 'kit/node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
const sentences = brand.splashTagline.split(/(?<=\.) /);
const values: Record<string, string> = {
  ...light,
  name: brand.name,
  sentences: sentences.map((sentence) => `<span>${sentence}</span>`).join(''),
  icon: readFileSync(path.join(root, 'shell/public/icon.svg'), 'utf8'),
  ticks: days(7),
  face: `data:font/woff2;base64,${readFileSync(path.join(root, face)).toString('base64')}`,
};

const template = readFileSync(path.join(import.meta.dirname, 'shared-link.html'), 'utf8');
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: findChromium(), args });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''));
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: path.join(root, 'shell/public/og.png') });
await browser.close();

/** The ruler of a launch: a long tick per day with three short ones between. */
function days(count: number): string {
  const quarters = Array.from({ length: count * 4 + 1 }, (_, index) => index);
  const ticks = quarters.map((index) => `M${(index / count / 4) * 100} 1V${index % 4 === 0 ? 14 : 7}`);
  return `${ticks.join('')}M0 1H100`;
}
