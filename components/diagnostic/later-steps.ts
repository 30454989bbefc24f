/** The steps that a first visit does not show yet, in one file of their own to load. */
export { ChallengesStep } from './challenges-step';
export { RatingsStep } from './ratings-step';
