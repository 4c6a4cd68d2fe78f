import { v7 } from 'uuid';
import { defineTestData, type ThingParts } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: () => ({
    auditEntries: { first: 1, filter: { search: 'role' } },
    auditActors: {},
    auditEntryAdded: {},
  }),
  nodes: {
    AuditEntry: { create: createEntry, visibleTo: ['founder'], foreignVisibleTo: ['founder'] },
  },
});

async function createEntry({ make, team }: ThingParts): Promise<string> {
  const id = v7();
  const subject = { subject_kind: 'project', subject_id: v7(), subject_label: 'A project' };
  await make.insert('audit_entries', {
    id,
    actor_id: team.projectManager.id,
    action: 'project_status_changed',
    ...subject,
  });
  return id;
}
