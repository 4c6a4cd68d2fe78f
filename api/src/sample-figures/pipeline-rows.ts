import type { ProjectTier } from 'rules/projects';

interface SampleDeal {
  title: string;
  client: string;
  tier: ProjectTier;
  /** US dollars; the tier's price if it has one. */
  value: string;
}

/** The Client Pipeline until it has a project or a lead. */
export const samplePipeline: Record<'requirements' | 'development' | 'testing' | 'deployment', SampleDeal[]> = {
  requirements: [
    { title: 'Fleet Maintenance Platform', client: 'Granite Haulage', tier: 'enterprise', value: '48000.00' },
    { title: 'Course Booking Portal', client: 'Riverside Academy', tier: 'medium', value: '7500.00' },
  ],
  development: [
    { title: 'Claims Assistant', client: 'Beacon Mutual', tier: 'enterprise', value: '36000.00' },
    { title: 'Wholesale Shop', client: 'Juniper & Sons', tier: 'high', value: '15000.00' },
  ],
  testing: [{ title: 'Volunteer Scheduling', client: 'Open Pantry', tier: 'medium', value: '7500.00' }],
  deployment: [{ title: 'Tenant Service Desk', client: 'Hillcrest Homes', tier: 'high', value: '15000.00' }],
};
