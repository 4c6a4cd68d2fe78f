/** The condition, in SQL, that nothing uses a row of `stored_files`, whose alias is `f`. */
export const isUnattached = `not exists (select 1 from enquiries e where e.attachment_id = f.id)
  and not exists (select 1 from ai_documents d where d.file_id = f.id)
  and not exists (select 1 from ai_documents n where n.next_file_id = f.id)
  and not exists (select 1 from task_files t where t.file_id = f.id)
  and not exists (select 1 from profile_photos p where p.file_id = f.id)`;
