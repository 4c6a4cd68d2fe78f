/** Shown wherever a conversation needs a template and none exist (specification part 2 §2). */
export const noTemplatesMessage = 'No Jarvis templates available. Contact your admin.';
