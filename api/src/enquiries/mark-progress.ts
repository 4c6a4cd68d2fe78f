import type { EntityManager } from '@mikro-orm/postgresql';

/** Marks an enquiry, and those merged into it, as being reviewed. The first reviewer is kept; the times stay in order even if server clocks differ. */
export async function markReviewed(em: EntityManager, enquiryId: string, personId: string): Promise<void> {
  await em.execute(
    // Locked in the order of every change of a lead: see rememberLead.
    `with found as materialized (
       select id from enquiries where (id = ? or merged_into_id = ?) and review_started_at is null order by id <> ?, id for update)
     update enquiries e set review_started_at = greatest(now(), e.created_at), reviewed_by_id = ?, updated_at = now()
       from found where e.id = found.id and e.review_started_at is null`,
    [enquiryId, enquiryId, enquiryId, personId],
  );
}

/** Marks an enquiry, and those merged into it, as answered, and as reviewed by the same person if no one had marked that. */
export async function markAnswered(em: EntityManager, enquiryId: string, personId: string): Promise<void> {
  await markReviewed(em, enquiryId, personId);
  await em.execute(
    `update enquiries set answered_at = greatest(now(), review_started_at), updated_at = now()
      where (id = ? or merged_into_id = ?) and answered_at is null`,
    [enquiryId, enquiryId],
  );
}
