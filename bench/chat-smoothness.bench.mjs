// Does the chat stay smooth with 1 000 messages and an answer of 50 kB, with 400 lines of code, at 200 tokens a second?
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { launchChromium } from './launch-chromium.mjs';
import { getEmbeddedUrl } from './fifty-projects.mjs';
import { measureFrames, getPercentile, measureTasks, getWorkPerFrame } from './frames.mjs';
import { insertConversation, createLongAnswer } from './long-conversation.mjs';
import { startFakeModel } from './fake-model.mjs';

const [messages, tokensPerSecond] = [1000, 200];
const budget = { frameMs: 16.7, taskMs: 50 };
if (!process.env.CHROMIUM) throw new Error('Chromium is missing: install the package chromium and run this again.');

const model = await startFakeModel(createLongAnswer(), tokensPerSecond);
const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
const settings = { PORT: String(await findFreePort()), DATA_DIR: dir, DEMO: 'on', ...model.settings };
const server = startServer({ env: { PATH: process.env.PATH, ...settings }, dir, show: false });
const browser = await launchChromium();
try {
  const { url } = await server.ready;
  const id = await insertConversation(getEmbeddedUrl(dir), 'developer@demo.test', messages);
  const page = await openChat(url, id);
  const row = (name, frames, tasks) => ({
    chat: name,
    'frame p50 ms': getPercentile(frames, 50).toFixed(1),
    'frame p95 ms': getPercentile(frames, 95).toFixed(1),
    'longest task ms': Math.max(0, ...tasks.map(({ wall }) => wall)).toFixed(1),
    'its processor time ms': Math.max(0, ...tasks.map(({ cpu }) => cpu)).toFixed(1),
    'work p95 ms a frame': getPercentile(getWorkPerFrame(tasks), 95).toFixed(1),
  });
  const measured = async (name, work) => {
    let frames = [];
    const tasks = await measureTasks(browser, page, async () => {
      frames = await measureFrames(page, work);
    });
    return { row: row(name, frames, tasks), frames, tasks };
  };

  const idle = await measured('idle, for comparison', () => page.waitForTimeout(5000));
  const back = await measured(`scrolling back over ${messages} messages`, () => scrollBack(page));
  const streaming = await measured(`50 kB at ${tokensPerSecond} tokens a second`, () => ask(page));
  console.table([
    idle.row,
    back.row,
    streaming.row,
    { chat: 'budget', 'frame p95 ms': budget.frameMs.toFixed(1), 'its processor time ms': budget.taskMs.toFixed(1) },
  ]);
  console.log(`System load: ${loadavg()[0].toFixed(1)}`);
  // Chromium rounds times to 0.1 ms, so a sixtieth of a second may read as 16.8 ms.
  const isSlow = getPercentile(streaming.frames, 95) > budget.frameMs + 0.2;
  // The limit is for CPU time: wall time also includes waiting for other processes.
  if (isSlow || streaming.tasks.some(({ cpu }) => cpu > budget.taskMs)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  model.stop();
  rmSync(dir, { recursive: true, force: true });
}

async function openChat(baseURL, conversation) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const data = { email: 'developer@demo.test', password: 'demo-password-123' };
  await context.request.post('/api/auth/login', { data });
  const page = await context.newPage();
  await page.goto(`/contractor?tab=jarvis&conversation=${conversation}`);
  await page.getByText('50 messages loaded').waitFor();
  return page;
}

/* Poll rarely and cheaply: a locator that searches a thousand messages for a text is a long task itself. */
function countMessages() {
  return document.querySelectorAll('[data-message]').length;
}
function sendLabel() {
  return document.querySelector('textarea[aria-label="Message to Jarvis"] + button')?.textContent;
}

/** Scrolls up until all pages have loaded, then back to the end. */
async function scrollBack(page) {
  await page.mouse.move(800, 400);
  while ((await page.evaluate(countMessages)) < messages) {
    for (let turn = 0; turn < 10; turn += 1) {
      await page.mouse.wheel(0, -600);
      await page.waitForTimeout(16);
    }
  }
  await page.evaluate(() => document.querySelector('[aria-label="Messages"] + button').click());
  await page.waitForTimeout(1000);
}

async function ask(page) {
  await page.evaluate(() => document.querySelector('textarea[aria-label="Message to Jarvis"]').focus());
  await page.keyboard.type('Tell me everything.');
  await page.keyboard.press('Enter');
  for (const name of ['Stop', 'Send']) {
    while ((await page.evaluate(sendLabel)) !== name) await page.waitForTimeout(500);
  }
  await page.waitForTimeout(1000);
}
