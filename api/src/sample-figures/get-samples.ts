/** Whether samples are shown where there are no records (setting SAMPLE_FIGURES). */
export interface SampleSetting {
  sampleFigures: boolean;
}

/** The sample rows of a list without records; none if samples are off. */
export const getSamples = <Row>(rows: readonly Row[], { sampleFigures }: SampleSetting): readonly Row[] =>
  sampleFigures ? rows : [];
