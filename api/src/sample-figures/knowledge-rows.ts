/** The AI tools in the AI Nexus until it has resources. */
export const sampleTools = [
  { title: 'Code Companion', description: 'Reviews a change before a colleague does, and explains what it would ask.' },
  { title: 'Test Writer', description: 'Drafts tests from a description of how a screen should behave.' },
  { title: 'Meeting Notes', description: 'Turns the recording of a client call into decisions and open questions.' },
  { title: 'Schema Sketcher', description: 'Proposes tables and relations from a few sentences about a business.' },
];

/** The news in the AI Nexus. */
export const sampleNews = [
  {
    title: 'Smaller models catch up',
    description: 'For short answers from your own documents, small models are now good enough, at a tenth of the cost.',
  },
  {
    title: 'Longer context is no substitute for search',
    description: 'Answers are better if the prompt has only the passages that matter.',
  },
  {
    title: 'Clients ask where answers come from',
    description: 'Assistants that name their sources are accepted sooner. Plan for it from the first week.',
  },
];

/** The course cards of Upskill (specification part 2 §2). */
export const sampleCourses = [
  { title: 'React Mastery', description: 'From components to data, in twelve lessons.', done: 7, total: 12 },
  {
    title: 'AI Integration',
    description: 'From a first prompt to a feature that clients pay for.',
    done: null,
    total: null,
  },
  { title: 'Team Leadership', description: 'Six short talks on leading specialists.', done: 3, total: 6 },
];

/** The recent activity in Upskill. */
export const sampleLearning = [
  { hoursAgo: 20, description: 'React Mastery: lesson 7, “Data that waits”, completed' },
  { hoursAgo: 68, description: 'Team Leadership: talk 3, “Saying no”, completed' },
  { hoursAgo: 94, description: 'AI Integration: new course added' },
];
