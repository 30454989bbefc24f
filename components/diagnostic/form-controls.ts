'use client';

import { get, useFormContext } from 'react-hook-form';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import type { Controls } from './controls';

/** The fields of a step in the hands of the form library. */
export function useFormControls(): Controls {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  return {
    control: (name) => register(name),
    complaint: (name) => get<typeof errors, { message?: string } | undefined>(errors, name)?.message,
  };
}
