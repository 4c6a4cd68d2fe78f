/** A complete draft, without the consent. */
export const exampleDraft = {
  name: 'Ada Park',
  email: 'ada@teahouse.example',
  phone: '',
  projectType: 'ecommerce',
  outcome: 'Tea from small gardens, sold on our own page',
  budget: '$5–10k',
  timeline: 'Fast (2–4 weeks)',
  preferredPlan: 'Growth',
  consent: '',
};
