import { newId } from '#new-id';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { unauthenticated } from '#errors';
import { visibleTo } from '#knowledge/knowledge.access';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/* One statement: if two tabs open the resource at the same moment, the second waits for the first and finds today's row. */
const countSql = `
  with first_of_the_day as (
    insert into knowledge_views (id, created_at, updated_at, person_id, resource_id, day)
    values (?, now(), now(), ?, ?, (now() at time zone 'utc')::date)
        on conflict (person_id, resource_id) do update set day = excluded.day, updated_at = excluded.updated_at
     where knowledge_views.day <> excluded.day
    returning resource_id)
  update knowledge_resources set view_count = view_count + 1 where id in (select resource_id from first_of_the_day)`;

/** Counts a person's view of a resource once a day. The resource's update time is unchanged. */
export async function countView({ em, viewer }: Context, id: string): Promise<void> {
  if (!viewer) throw unauthenticated();
  await findVisible(em, KnowledgeResource, id, visibleTo(viewer), { fields: ['id'] as never });
  await em.execute(countSql, [newId(), viewer.id, id]);
}
