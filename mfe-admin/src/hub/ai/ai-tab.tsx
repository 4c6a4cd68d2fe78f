import { AiSection } from '../../ai/ai-section.tsx';

/** The same section as in the admin portal. There `tab` holds its tab; here `tab` holds the hub's. */
export const AiTab = () => <AiSection param="view" heading="h2" />;
