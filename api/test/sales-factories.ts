import { v7 } from 'uuid';
import type { Insert } from '#test/factories';

/** Factories for leads and enquiries. */
export function createSalesFactories(insert: Insert) {
  const enquiry = async () => {
    const id = v7();
    await insert('enquiries', {
      id,
      name: 'Someone',
      email: `${id}@test.test`,
      project_type: 'other',
      outcome: 'More time for customers',
      budget: '$2–5k',
      timeline: 'Normal (1–2 months)',
      preferred_plan: 'Not sure',
      consent: true,
      priority: false,
    });
    return { id };
  };

  /** `columns` are table columns; a won or lost lead needs `closed_at`. */
  const lead = async (
    attributes: { status?: string; enquiry?: string } = {},
    columns: Record<string, unknown> = {},
  ) => {
    const id = v7();
    await insert('leads', {
      id,
      company_name: 'A company',
      contact_name: 'Someone',
      contact_email: `${id}@test.test`,
      status: attributes.status ?? 'new',
      enquiry_id: attributes.enquiry ?? null,
      ...columns,
    });
    return { id };
  };

  return { enquiry, lead };
}
