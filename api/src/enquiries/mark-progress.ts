import type { EntityManager } from '@mikro-orm/postgresql';

/** Marks that a person reviews an enquiry. The first one stays; the times are in order whatever the servers' clocks say. */
export async function markReviewed(em: EntityManager, enquiryId: string, personId: string): Promise<void> {
  await em.execute(
    `update enquiries set review_started_at = greatest(now(), created_at), reviewed_by_id = ?, updated_at = now()
      where id = ? and review_started_at is null`,
    [personId, enquiryId],
  );
}

/** Marks that an enquiry is answered, and where no one had marked it, that the same person has reviewed it. */
export async function markAnswered(em: EntityManager, enquiryId: string, personId: string): Promise<void> {
  await markReviewed(em, enquiryId, personId);
  await em.execute(
    `update enquiries set answered_at = greatest(now(), review_started_at), updated_at = now()
      where id = ? and answered_at is null`,
    [enquiryId],
  );
}
