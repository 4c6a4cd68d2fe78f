import { Section } from '../section.tsx';
import { AllCapabilities } from './all-capabilities.tsx';
import { Carousel } from './carousel.tsx';

export function Capabilities() {
  return (
    <Section
      id="capabilities"
      title="Twelve things we build well"
      lead="Most projects combine two or three of them."
      sunken
    >
      <Carousel />
      <AllCapabilities />
    </Section>
  );
}
