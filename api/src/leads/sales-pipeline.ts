import { tierFees } from 'rules/create-project';
import { type PipelinePhaseName, pipelinePhases } from 'rules/pipeline';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { mostInPhase, type PipelineDeal, type PipelinePhase } from '#leads/pipeline-phase';
import { tiersByBudget } from '#leads/tier-of-lead';
import { samplePipeline } from '#sample-figures/pipeline-rows';
import { samplesOf } from '#sample-figures/samples-of';

interface Row extends Omit<PipelineDeal, 'isSample'> {
  phase: PipelinePhaseName;
  total: number;
  /** Of the whole phase. */
  sum: string;
}

/**
 * Specification part 2 §2. Projects and leads in one statement, which also counts and adds up what the lists leave off. A
 * lead has no price yet: that of the tier which its budget asks for stands for it.
 */
export async function salesPipeline(context: Context): Promise<PipelinePhase[]> {
  const sql = `
    with deals as (
      select p.id, p.title, coalesce(u.first_name || ' ' || u.last_name, p.client_email) as client, p.tier,
             p.implementation_fee as value, false as "isLead",
             case p.status when 'pending' then 'requirements' when 'in_progress' then 'development'
                           when 'testing' then 'testing' else 'deployment' end as phase
        from projects p left join users u on u.id = p.client_id
       where p.status in ('pending', 'in_progress', 'testing')
          or p.status = 'completed' and p.updated_at > now() - interval '30 days'
      union all
      select l.id, l.company_name, l.contact_name, size.tier, (?::jsonb ->> size.tier)::numeric, true, 'requirements'
        from leads l cross join lateral (select ?::jsonb ->> l.budget as tier) size
       where l.status in ('qualified', 'proposal')),
    placed as (
      select *, (count(*) over phases)::int as total, coalesce(sum(value) over phases, 0)::numeric(14, 2) as sum,
             row_number() over (partition by phase order by id desc) as place
        from deals window phases as (partition by phase))
    select id, title, coalesce(client, 'No client yet') as client, tier, value::text, "isLead", phase, total, sum::text
      from placed where place <= ? order by place`;
  const params = [JSON.stringify(tierFees), JSON.stringify(tiersByBudget), mostInPhase];
  const rows = await context.em.execute<Row[]>(sql, params, asRead);
  if (rows.length === 0 && !(await hasProjects(context))) return samples(context);
  return pipelinePhases.map((phase) => {
    const own = rows.filter((row) => row.phase === phase);
    return { phase, total: own[0]?.total ?? 0, value: own[0]?.sum ?? '0.00', rows: own.map(dealOf) };
  });
}

const dealOf = ({ id, title, client, tier, value, isLead }: Row): PipelineDeal => ({
  id,
  title,
  client,
  tier,
  value,
  isLead,
  isSample: false,
});

/** Closed projects are in no phase, and records all the same. */
async function hasProjects({ em }: Context): Promise<boolean> {
  return (await em.execute('select 1 from projects limit 1', [], asRead)).length > 0;
}

const samples = ({ settings }: Context): PipelinePhase[] =>
  pipelinePhases.map((phase) => {
    const rows = samplesOf(samplePipeline[phase], settings).map(sampleDeal);
    const value = rows.reduce((sum, deal) => sum + Number(deal.value), 0).toFixed(2);
    return { phase, total: rows.length, value, rows };
  });

const sampleDeal = (deal: (typeof samplePipeline)[PipelinePhaseName][number]): PipelineDeal & { value: string } => ({
  ...deal,
  id: null,
  isLead: false,
  isSample: true,
});
