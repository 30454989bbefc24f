import { answerStep } from './answer-step';

/**
 * The name of the field by which Next knows what answers a form that the browser sends by itself. React would
 * write it where a form has the action itself, but then takes the form over once it is there, and calls the
 * action in its own way.
 */
export const actionField = `$ACTION_ID_${(answerStep as unknown as { $$id: string }).$$id}`;
