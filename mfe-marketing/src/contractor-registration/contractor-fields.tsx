import { SelectField, TextAreaField, TextField, type useForm } from 'kit/forms';
import type { ExperienceLevel } from 'rules/registration';

type Name = 'tagName' | 'experienceLevel' | 'technologies';

interface ContractorFieldsProps {
  field: (name: Name) => ReturnType<ReturnType<typeof useForm>['field']>;
}

/** What a contractor says about themselves, at their registration and later. */
export function ContractorFields({ field }: ContractorFieldsProps) {
  return (
    <>
      <TextField {...field('tagName')} label="Tag name" hint="A short name shown in projects" autoComplete="nickname" />
      <SelectField {...field('experienceLevel')} label="Experience level">
        <option value="">Select your level</option>
        {Object.entries(levelLabels).map(([level, text]) => (
          <option key={level} value={level}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('technologies')}
        label="Technologies"
        hint="The technologies you've worked with, in at least 10 characters"
      />
    </>
  );
}

const levelLabels: Record<ExperienceLevel, string> = {
  junior: 'Junior (0-2 years)',
  mid: 'Mid (2-5 years)',
  senior: 'Senior (5-10 years)',
  expert: 'Expert (10+ years)',
};
