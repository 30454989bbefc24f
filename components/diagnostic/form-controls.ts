'use client';

import { useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import type { Controls } from './controls';

export function useFormControls(): Controls {
  const {
    register,
    getValues,
    formState: { errors },
  } = useFormContext<FormValues>();
  const areFilled = DETAIL_IDS.some((name) => getValues(name) || errors[name]);
  // Once open they stay: nobody loses the field that they are emptying.
  const [hasDetails, setHasDetails] = useState(areFilled);
  if (areFilled && !hasDetails) setHasDetails(true);
  return {
    hasDetails,
    control: (name) => register(name),
    complaint: (name) => get<typeof errors, { message?: string } | undefined>(errors, name)?.message,
  };
}
