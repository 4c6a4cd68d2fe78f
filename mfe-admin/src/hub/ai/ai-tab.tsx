import { AiSection } from '../../ai/ai-section.tsx';

/** The same as in the admin portal. There `tab` says which of its two tabs is open; here it says which tab of the hub is. */
export const AiTab = () => <AiSection param="view" heading="h2" />;
