import { Section } from '../section.tsx';
import { AllCapabilities } from './all-capabilities.tsx';
import { Carousel } from './carousel.tsx';

export function Capabilities() {
  return (
    <Section
      id="capabilities"
      title="Twelve things that we build well"
      lead="Most projects are two or three of them, joined up."
      sunken
    >
      <Carousel />
      <AllCapabilities />
    </Section>
  );
}
