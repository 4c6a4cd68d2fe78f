interface KeptTables {
  tables: readonly string[];
  /** For docs/operations.md: when rows are deleted, or why their number is bounded. */
  reason: string;
}

/** Tables whose rows no job deletes by age. A new table belongs here, in `archiveTable` or in `pruneTable`. */
export const keptTables: readonly KeptTables[] = [
  {
    tables: [
      'ai_documents',
      'client_store_requests',
      'contractor_roles',
      'enquiries',
      'invitations',
      'knowledge_resources',
      'leads',
      'payouts',
      'projects',
      'prompt_templates',
      'strategy_calls',
      'support_tickets',
      'tasks',
      'users',
    ],
    reason: 'records of the business: deleted by people, or not at all',
  },
  {
    tables: [
      'ai_document_passages',
      'contractor_profiles',
      'conversation_templates',
      'course_progress',
      'knowledge_views',
      'passkeys',
      'recovery_codes',
      'totp_enrolments',
    ],
    reason: 'deleted with the document, conversation, resource or account that they belong to',
  },
  {
    tables: ['portal_paths', 'release_events', 'release_keys', 'release_requests'],
    reason: 'evidence of who released what, and who approved it: a few rows a release',
  },
  { tables: ['archive_files'], reason: 'a row for each archive file, of up to 5,000 rows' },
  { tables: ['backups'], reason: 'a row for each backup' },
  { tables: ['proven_emails'], reason: 'a row for each address that confirmed a call or an enquiry' },
  { tables: ['visit_count'], reason: 'a row for each day and public page' },
  { tables: ['contacts'], reason: 'computed from leads, accounts and projects, for as long as these name the contact' },
  { tables: ['totals'], reason: 'sums, compacted every five minutes' },
  {
    tables: ['health_probe', 'mikro_orm_migrations', 'remote_pointers', 'retention_runs', 'server', 'signing_secret'],
    reason: 'a bounded number of rows, overwritten',
  },
];
