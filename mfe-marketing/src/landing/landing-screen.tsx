import { About } from './about/about.tsx';
import { AiFirst } from './ai-first/ai-first.tsx';
import { Capabilities } from './capabilities/capabilities.tsx';
import { ContactCall } from './close/contact-call.tsx';
import { SiteFooter } from './close/site-footer.tsx';
import { Hero } from './hero/hero.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { useIntakeDialog } from './use-intake-dialog.tsx';

/** The page by which a visitor judges the agency. It is sent as HTML: its first render depends on nothing of the browser's. */
export function LandingScreen() {
  const { start, dialog } = useIntakeDialog();
  return (
    <>
      <Hero onStart={start} />
      <Pricing onStart={start} />
      <AiFirst />
      <Capabilities />
      <About />
      <ContactCall onStart={start} />
      <SiteFooter />
      {dialog}
    </>
  );
}
