import type { EntityManager } from '@mikro-orm/postgresql';

/** Marks an enquiry, and those merged into it, as being reviewed. The first reviewer is kept; the times stay in order even if server clocks differ. */
export async function markReviewed(em: EntityManager, enquiryId: string, personId: string): Promise<void> {
  await em.execute(
    `update enquiries set review_started_at = greatest(now(), created_at), reviewed_by_id = ?, updated_at = now()
      where (id = ? or merged_into_id = ?) and review_started_at is null`,
    [personId, enquiryId, enquiryId],
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
