import type { ExperienceLevel } from 'rules/registration';

const levelLabels: Record<ExperienceLevel, string> = {
  junior: 'Junior (0-2 years)',
  mid: 'Mid (2-5 years)',
  senior: 'Senior (5-10 years)',
  expert: 'Expert (10+ years)',
};

export function ExperienceOptions() {
  return (
    <>
      <option value="">Select your level</option>
      {Object.entries(levelLabels).map(([level, text]) => (
        <option key={level} value={level}>
          {text}
        </option>
      ))}
    </>
  );
}
