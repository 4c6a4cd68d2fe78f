import { tierFees } from 'rules/create-project';
import type { Context } from '#context';
import { type PipelineDeal, type PipelinePhase, pipelinePhases, type PipelinePhaseName } from '#leads/pipeline-phase';
import { tierOfLead } from '#leads/tier-of-lead';
import { samplePipeline } from '#sample-figures/pipeline-rows';
import { samplesOf } from '#sample-figures/samples-of';

interface Row extends Omit<PipelineDeal, 'isSample'> {
  phase: PipelinePhaseName;
  total: number;
  /** Of a lead. */
  budget: string | null;
}

const mostInPhase = 50;

/** Specification part 2 §2. Projects and leads in one statement, which also counts what the lists leave off. */
export async function salesPipeline(context: Context): Promise<PipelinePhase[]> {
  const sql = `
    with deals as (
      select p.id, p.title, coalesce(u.first_name || ' ' || u.last_name, p.client_email) as client, p.tier,
             p.implementation_fee::text as value, false as "isLead", null as budget,
             case p.status when 'pending' then 'requirements' when 'in_progress' then 'development'
                           when 'testing' then 'testing' else 'deployment' end as phase
        from projects p left join users u on u.id = p.client_id
       where p.status in ('pending', 'in_progress', 'testing')
          or p.status = 'completed' and p.updated_at > now() - interval '30 days'
      union all
      select id, company_name, contact_name, null, null, true, budget, 'requirements'
        from leads where status in ('qualified', 'proposal')),
    placed as (
      select *, (count(*) over (partition by phase))::int as total,
             row_number() over (partition by phase order by id desc) as place
        from deals)
    select id, title, client, tier, value, "isLead", budget, phase, total from placed where place <= ? order by place`;
  const rows = await context.em.execute<Row[]>(sql, [mostInPhase]);
  if (rows.length === 0 && !(await hasProjects(context))) return samples(context);
  return pipelinePhases.map((phase) => {
    const own = rows.filter((row) => row.phase === phase);
    return { phase, total: own[0]?.total ?? 0, rows: own.map(dealOf) };
  });
}

/** A lead has no price yet: that of the tier which its budget asks for stands for it. */
function dealOf({ id, title, client, tier, value, isLead, budget }: Row): PipelineDeal {
  const size = isLead ? tierOfLead({ budget }) : tier;
  const worth = isLead ? size && tierFees[size] : value;
  return { id, title, client, tier: size, value: worth, isLead, isSample: false };
}

/** Closed projects are in no phase, and records all the same. */
async function hasProjects({ em }: Context): Promise<boolean> {
  return (await em.execute('select 1 from projects limit 1')).length > 0;
}

const samples = ({ settings }: Context): PipelinePhase[] =>
  pipelinePhases.map((phase) => {
    const rows = samplesOf(samplePipeline[phase], settings).map(sampleDeal);
    return { phase, total: rows.length, rows };
  });

const sampleDeal = (deal: (typeof samplePipeline)[PipelinePhaseName][number]): PipelineDeal => ({
  ...deal,
  id: null,
  isLead: false,
  isSample: true,
});
