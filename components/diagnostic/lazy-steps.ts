import { lazy } from 'react';

/** What the first step does not need comes when there is somebody to read it. */
export const laterSteps = () => import('./later-steps');

export const ChallengesStep = lazy(async () => ({ default: (await laterSteps()).ChallengesStep }));
export const RatingsByKeys = lazy(async () => ({ default: (await laterSteps()).RatingsByKeys }));
