// How fast does a portal open from the home page, and what does it load? With and without hovering before the click.
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { openPortals, signInContext } from './portals-in-chromium.mjs';

const portals = [
  { portal: '/client', email: 'client@demo.test' },
  { portal: '/contractor', email: 'developer@demo.test' },
];
/** Median of the JavaScript loaded beyond the home page's, and of the time from the click until the data is shown. */
const limits = { kilobytes: 160, milliseconds: 300 };
const runs = 5;
/** A phone: 1.6 Mbit/s down, 150 ms of latency, a quarter of this machine's speed. */
const phone = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const phoneSlowdown = 4;
/** How long the pointer rests on the link before the click. */
const pointing = 400;

const { url, browser, stop } = await openPortals();
try {
  const rows = [];
  for (const { portal, email } of portals) {
    const storageState = await getSession(email);
    const opened = { pointed: [], unannounced: [], phone: [], phonePointed: [] };
    for (let run = 0; run < runs; run += 1) {
      opened.unannounced.push(await open({ url, portal, storageState, rest: 0 }));
      opened.pointed.push(await open({ url, portal, storageState, rest: pointing }));
      opened.phone.push(await open({ url, portal, storageState, rest: 0, isPhone: true }));
      opened.phonePointed.push(await open({ url, portal, storageState, rest: pointing, isPhone: true }));
    }
    rows.push(toRow(portal, opened));
  }
  console.log(`From the home page with an empty cache; the pointer hovers over the link for ${pointing} ms.`);
  console.table([
    ...rows,
    { portal: 'limit', 'kB brotli 11': limits.kilobytes, 'ms after a click pointed at': limits.milliseconds },
  ]);
  console.log(`Median of ${runs} runs. System load: ${loadavg()[0].toFixed(1)}`);
} finally {
  await stop();
}

function toRow(portal, { pointed, unannounced, phone: slow, phonePointed }) {
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const milliseconds = (all) => Math.round(median(all.map((one) => one.milliseconds)));
  const kilobytes = median(pointed.map((one) => one.kilobytes));
  if (kilobytes > limits.kilobytes || milliseconds(pointed) > limits.milliseconds) process.exitCode = 1;
  return {
    portal,
    'kB brotli 11': Number(kilobytes.toFixed(1)),
    'ms after a click pointed at': milliseconds(pointed),
    'ms after any other click': milliseconds(unannounced),
    'on a phone, pointed at': milliseconds(phonePointed),
    'on a phone, any other': milliseconds(slow),
  };
}

async function getSession(email) {
  const context = await browser.newContext();
  await signInContext(context, url, email);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function open({ url, portal, storageState, rest, isPhone = false }) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const link = page.getByRole('main').locator(`a[href="${portal}"]`).first();
  const box = await link.boundingBox();
  if (!box) throw new Error(`The home page has no link to ${portal}`);
  // Only recorded here: the body may still be loading when the page closes.
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  if (isPhone) await slowDown(context, page);
  const shown = page.evaluate(fromClickToData);
  if (rest > 0) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await delay(rest);
  // Without a pointer move, the page only gets the press and the click.
  if (rest > 0) await page.mouse.down().then(() => page.mouse.up());
  else await link.evaluate((element) => element.click());
  const milliseconds = await shown;
  await page.waitForLoadState('networkidle');
  const kilobytes = (await Promise.all(scripts.map(getSize))).reduce((all, bytes) => all + bytes, 0) / 1000;
  await context.close();
  return { milliseconds, kilobytes };
}

async function slowDown(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', phone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phoneSlowdown });
}

/** In the page: the time from the click to the frame in which the portal has finished loading. */
function fromClickToData() {
  const main = document.querySelector('main');
  const home = main.querySelector('h1');
  const isShown = () => {
    const heading = main.querySelector('h1');
    return heading && heading !== home && !main.querySelector('[aria-busy="true"]');
  };
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => requestAnimationFrame(isShown() ? () => resolve(performance.now() - timeStamp) : look);
        look();
      },
      { capture: true, once: true },
    );
  });
}

async function getSize(response) {
  return brotliCompressSync(await response.body()).length;
}
