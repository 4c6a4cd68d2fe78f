/** Whether samples stand where there is no record (setting SAMPLE_FIGURES). */
export interface SampleSetting {
  sampleFigures: boolean;
}

/** The sample rows of a list that has no record yet; none where samples are switched off. */
export const getSamples = <Row>(rows: readonly Row[], { sampleFigures }: SampleSetting): readonly Row[] =>
  sampleFigures ? rows : [];
