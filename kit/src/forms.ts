export { FieldColumns, Form, RestoredDraftNotice } from './forms/form-layout.tsx';
export { PasswordField } from './forms/password-field.tsx';
export { SelectField } from './forms/select-field.tsx';
export { TextAreaField } from './forms/text-area-field.tsx';
export { TextField } from './forms/text-field.tsx';
export { useForm } from './forms/use-form.ts';
