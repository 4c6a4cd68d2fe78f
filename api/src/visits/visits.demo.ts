import type { EntityManager } from '@mikro-orm/postgresql';
import type { EnquiryPlan } from 'rules/enquiries';
import type { ScreenRoute } from 'rules/screens';
import type { VisitEventKind } from 'rules/visits';
import { clock } from '#clock';

const dayCount = 84;

/** Views of each screen on a weekday: fewer on weekends, and more recently. */
const dailyViews: Array<[route: ScreenRoute, views: number]> = [
  ['/', 62],
  ['/contact', 14],
  ['/login', 11],
  ['/contractor', 23],
  ['/client', 17],
  ['/client/projects/:id', 12],
  ['/sales-portal', 9],
  ['/call', 6],
];

/** One enquiry every few days, cycling through these plans. */
const plans: EnquiryPlan[] = ['Growth', 'Pro', 'Growth', 'Not sure', 'Starter', 'Growth', 'Pro'];

/** Past visits to the site, as plain daily sums. The same on every machine. */
export async function loadDemoVisits(em: EntityManager): Promise<void> {
  const rows = Array.from({ length: dayCount }, (_, ago) => toRows(ago + 1)).flat();
  await em.execute(
    `insert into visit_count (day, kind, route, plan, count)
     select (now() at time zone 'utc')::date - ago, kind, route, plan, count
       from jsonb_to_recordset(?::jsonb) as counted(ago int, kind text, route text, plan text, count bigint)`,
    [JSON.stringify(rows)],
  );
}

function toRows(ago: number) {
  const weekend = [0, 6].includes(new Date(clock.now() - ago * 86_400_000).getUTCDay());
  const pace = (weekend ? 0.4 : 1) * (1.3 - ago / 140) * (1 + 0.12 * Math.sin(ago * 1.7));
  const views = dailyViews.map(([route, count]) =>
    toRow(ago, 'page_view', route, Math.max(1, Math.round(count * pace))),
  );
  const failed = ago % 17 === 0 ? [toRow(ago, 'contact_form_error', '/contact', 1)] : [];
  return ago % 3 === 1
    ? [...views, ...failed, toRow(ago, 'contact_form_submit', '/contact', 1, plans[ago % plans.length])]
    : [...views, ...failed];
}

const toRow = (ago: number, kind: VisitEventKind, route: ScreenRoute, count: number, plan: EnquiryPlan | '' = '') => ({
  ago,
  kind,
  route,
  plan,
  count,
});
