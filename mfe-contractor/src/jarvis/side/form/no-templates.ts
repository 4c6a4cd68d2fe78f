/** Shown wherever a conversation needs a template and none exist (specification part 2 §2). */
export const noTemplates = 'No Jarvis templates available. Contact your admin.';
