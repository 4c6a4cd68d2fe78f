/** Said wherever a conversation would need a template and there is none (specification part 2 §2). */
export const noTemplates = 'No Jarvis templates available. Contact your admin.';
