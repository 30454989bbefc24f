/** Which words a request is to be answered with: another value than before has them read again. */
export const VERSION_HEADER = 'studio-words';
