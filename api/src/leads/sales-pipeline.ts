import { tierFees } from 'rules/create-project';
import { type PipelinePhaseName, pipelinePhases } from 'rules/pipeline';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { maxDealsPerPhase, type PipelineDeal, type PipelinePhase } from '#leads/pipeline-phase';
import { tiersByBudget } from '#leads/lead-tier';
import { samplePipeline } from '#sample-figures/pipeline-rows';
import { getSamples } from '#sample-figures/get-samples';
import { totalsSql } from '#totals/definitions';

interface Row extends Omit<PipelineDeal, 'isSample'> {
  phase: PipelinePhaseName;
  total: number;
  /** The total value of the phase, including deals that are not listed. */
  sum: string;
}

const phaseByStatusSql = `case status when 'pending' then 'requirements' when 'in_progress' then 'development' when 'testing' then 'testing' else 'deployment' end`;
const isDeployedSql = "status = 'completed' and updated_at > now() - interval '30 days'";
const projectConditions = ["status = 'pending'", "status = 'in_progress'", "status = 'testing'", isDeployedSql];
const leadConditions = ["status = 'qualified'", "status = 'proposal'"];
/** The newest rows, up to the number that a phase lists. */
const newestProjectsSql = (condition: string) => `
  (select id, title, client_id, client_email, null as contact, tier, implementation_fee as value, false as "isLead", ${phaseByStatusSql} as phase
     from projects where ${condition} order by id desc limit ${maxDealsPerPhase})`;
const newestLeadsSql = (condition: string) => `
  (select id, company_name, null::uuid, null, contact_name, size.tier, (size.fees ->> size.tier)::numeric, true, 'requirements'
     from leads cross join lateral (select ?::jsonb as fees, ?::jsonb ->> budget as tier) size
    where ${condition} order by id desc limit ${maxDealsPerPhase})`;

/**
 * Specification part 2 §2. Projects and leads in one statement, which also counts and adds up what the lists leave off. A
 * lead has no price yet, so the price of the tier that matches its budget is used, and leads are counted by budget.
 */
export async function readSalesPipeline(context: Context): Promise<PipelinePhase[]> {
  const sql = `
    with totals as (
      select phase, sum(deals)::int as total, coalesce(sum(value), 0)::numeric(14, 2) as sum
        from (select ${phaseByStatusSql} as phase, deals, value
                from (select key[1] as status, sum(count) as deals, sum(amount) as value
                        from ${totalsSql('projects')} where key[1] in ('pending', 'in_progress', 'testing') group by 1
                      union all
                      select 'completed', count(*), sum(implementation_fee) from projects where ${isDeployedSql}) statuses
              union all
              select 'requirements', deals, deals * (?::jsonb ->> (?::jsonb ->> budget))::numeric
                from (select key[4] as budget, sum(count) as deals
                        from ${totalsSql('leads_created')} where key[2] in ('qualified', 'proposal') group by 1) budgets) counted
       group by phase),
    deals as (${[...projectConditions.map(newestProjectsSql), ...leadConditions.map(newestLeadsSql)].join(' union all ')}),
    placed as (select *, row_number() over (partition by phase order by id desc) as place from deals)
    select d.id, d.title, coalesce(d.contact, u.first_name || ' ' || u.last_name, d.client_email, 'No client yet') as client, d.tier,
           d.value::text, d."isLead", d.phase, t.total, t.sum::text
      from placed d join totals t using (phase) left join users u on u.id = d.client_id
     where d.place <= ${maxDealsPerPhase} order by d.place`;
  const prices = [JSON.stringify(tierFees), JSON.stringify(tiersByBudget)];
  const rows = await context.em.execute<Row[]>(
    sql,
    [prices, ...leadConditions.map(() => prices)].flat(),
    readConnection,
  );
  if (rows.length === 0 && !(await hasProjects(context))) return toSamplePhases(context);
  return pipelinePhases.map((phase) => {
    const own = rows.filter((row) => row.phase === phase);
    return { phase, total: own[0]?.total ?? 0, value: own[0]?.sum ?? '0.00', rows: own.map(toDeal) };
  });
}

const toDeal = ({ id, title, client, tier, value, isLead }: Row): PipelineDeal => ({
  id,
  title,
  client,
  tier,
  value,
  isLead,
  isSample: false,
});

/** Closed projects are in no phase, but they count as records. */
async function hasProjects({ em }: Context): Promise<boolean> {
  return (await em.execute('select 1 from projects limit 1', [], readConnection)).length > 0;
}

const toSamplePhases = ({ settings }: Context): PipelinePhase[] =>
  pipelinePhases.map((phase) => {
    const rows = getSamples(samplePipeline[phase], settings).map(toSampleDeal);
    const value = rows.reduce((sum, deal) => sum + Number(deal.value), 0).toFixed(2);
    return { phase, total: rows.length, value, rows };
  });

const toSampleDeal = (deal: (typeof samplePipeline)[PipelinePhaseName][number]): PipelineDeal & { value: string } => ({
  ...deal,
  id: null,
  isLead: false,
  isSample: true,
});
