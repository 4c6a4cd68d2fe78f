// With ten thousand leads: does the list scroll and filter without dropped frames, and does its query take at most 50 ms?
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { root } from '../scripts/paths.mjs';
import { getEmbeddedUrl } from './fifty-projects.mjs';
import { measureFrames, getPercentile, measureTasks, getWorkPerFrame } from './frames.mjs';
import { openPortals, signInContext } from './portals-in-chromium.mjs';
import { registerOperations } from './register-operations.mjs';
import { insertLeads, leadCount } from './ten-thousand-leads.mjs';

const budget = { frameMs: 16.7, queryMs: 50 };
const sales = 'sales@demo.test';

/** Both operations in one document, for this benchmark. */
const leadList = readFileSync(path.join(root, 'mfe-sales/src/sales/leads/list/lead-list.graphql'), 'utf8');
const { url, dir, browser, stop } = await openPortals();
const database = new pg.Client({ connectionString: getEmbeddedUrl(dir) });
await database.connect();
try {
  await insertLeads(database, sales);
  await registerOperations(getEmbeddedUrl(dir), [leadList]);
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await signInContext(context, url, sales);

  const query = await measureQuery(context.request);
  const page = await context.newPage();
  await page.goto('/sales-portal?tab=leads');
  await page.locator('[data-index] a').first().waitFor();
  const idle = await measured(page, () => page.waitForTimeout(3000));
  const scroll = await measured(page, () => scrollThrough(page));
  await page.evaluate(() => window.scrollTo(0, 0));
  const filter = await measured(page, () => typeAndFilter(page));
  const plain = await measuredPlain(context, page);

  console.table(
    [row('idle, for comparison', idle), row(`scrolling through ${leadCount} leads`, scroll)].concat([
      row('typing a search, choosing a status', filter),
      row('baseline: the same rows, all in the page', plain),
      { 'list of leads': 'budget', 'frame p95 ms': budget.frameMs.toFixed(1) },
    ]),
  );
  console.table([...query, { query: 'budget', 'p95 ms': budget.queryMs.toFixed(1) }]);
  console.log(`System load: ${loadavg()[0].toFixed(1)}`);
  // Chromium rounds times to 0.1 ms, so a sixtieth of a second may read as 16.8 ms.
  const isSlow = [scroll, filter].some(({ frames }) => getPercentile(frames, 95) > budget.frameMs + 0.2);
  if (isSlow || Number(query[0]['p95 ms']) > budget.queryMs) process.exitCode = 1;
} finally {
  await database.end();
  await stop();
}

function row(name, { frames, tasks, rows }) {
  return {
    'list of leads': name,
    'rows in the page': rows,
    'frame p50 ms': getPercentile(frames, 50).toFixed(1),
    'frame p95 ms': getPercentile(frames, 95).toFixed(1),
    'frame p99 ms': getPercentile(frames, 99).toFixed(1),
    'work p95 ms a frame': getPercentile(getWorkPerFrame(tasks), 95).toFixed(1),
    'longest task ms': Math.max(0, ...tasks.map(({ cpu }) => cpu)).toFixed(1),
  };
}

/** Frame times are the intervals between requestAnimationFrame calls. Also reports the largest number of rows in the page. */
async function measured(page, work) {
  let frames = [];
  const tasks = await measureTasks(browser, page, async () => {
    frames = await measureFrames(page, work);
  });
  const rows = await page.evaluate(() => document.querySelectorAll('[data-index]').length);
  return { frames, tasks, rows };
}

/** Scrolls by two rows per frame until the last row or the timeout. */
function scrollThrough(page, timeout = 120_000) {
  const go = (most) =>
    new Promise((resolve) => {
      const start = performance.now();
      const next = () => {
        const isOver = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
        if (isOver || performance.now() - start > most) return resolve();
        window.scrollBy(0, 120);
        requestAnimationFrame(next);
      };
      next();
    });
  return page.evaluate(go, timeout);
}

async function typeAndFilter(page) {
  const field = page.getByRole('searchbox', { name: 'Search leads' });
  for (const words of ['harbour', 'stein', 'museum 42', 'ada.falk', 'zzz']) {
    await field.pressSequentially(words, { delay: 70 });
    await page.waitForTimeout(500);
    await field.fill('');
    await page.waitForTimeout(300);
  }
  for (const status of ['won', 'new', 'lost', '']) {
    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption(status);
    await page.waitForTimeout(500);
  }
}

/** The same rows in one page without virtualization, scrolled in the same way. */
async function measuredPlain(context, page) {
  const [html, styles] = await page.evaluate(() => [
    document.querySelector('[data-index]').outerHTML,
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n'),
  ]);
  const plain = await context.newPage();
  await plain.setContent(`<style>${styles}</style><main></main>`);
  await plain.addStyleTag({ content: '[data-index] { position: static !important; transform: none !important }' });
  const result = await measured(plain, async () => {
    await plain.evaluate(
      ([one, count]) => (document.querySelector('main').innerHTML = one.repeat(count)),
      [html, leadCount],
    );
    await scrollThrough(plain, 10_000);
  });
  await plain.close();
  return result;
}

/** The portal's documents over HTTP with a session, compared with the same rows from PostgreSQL alone. */
async function measureQuery(request) {
  const searches = [null, 'harbour', 'stein', 'falk', 'museum 4', 'a', 'ada.novak', 'zzz', 'orchard foods', '@bench'];
  const statuses = [null, 'new', 'won', 'proposal'];
  const skips = [0, 50, 1000, 5000, 9950];
  const cases = searches.flatMap((search) =>
    statuses.flatMap((status) => skips.map((skip) => ({ search, status, skip, first: 50 }))),
  );
  const times = { LeadList: [], LeadCounts: [], bare: [] };
  for (const round of [0, 1]) {
    for (const variables of cases) {
      for (const operationName of ['LeadList', 'LeadCounts']) {
        const took = await timed(async () => {
          const reply = await request.post('/graphql', { data: { query: leadList, operationName, variables } });
          const { errors } = await reply.json();
          if (errors) throw new Error(JSON.stringify(errors));
        });
        if (round > 0) times[operationName].push(took);
      }
      const took = await timed(() => bare(variables));
      if (round > 0) times.bare.push(took);
    }
  }
  const toRow = (query, list) => ({
    query,
    runs: list.length,
    'p50 ms': getPercentile(list, 50).toFixed(1),
    'p95 ms': getPercentile(list, 95).toFixed(1),
    'most ms': Math.max(...list).toFixed(1),
  });
  return [
    toRow('50 leads, over HTTP', times.LeadList),
    toRow('the counts, over HTTP', times.LeadCounts),
    toRow('baseline: 50 leads, bare pg', times.bare),
  ];
}

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function bare({ search, status, skip, first }) {
  return database.query(
    `select l.id, company_name, contact_name, contact_email, project_type, budget, status, l.created_at, enquiry_id, u.id, first_name, last_name
       from leads l left join users u on u.id = owner_id
      where ($1::text[] is null or searched ilike all ($1)) and ($2::text is null or status = $2)
      order by l.id desc limit $3 offset $4`,
    [search && search.split(' ').map((word) => `%${word}%`), status, first, skip],
  );
}
