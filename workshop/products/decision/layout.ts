export const TOOL = 'Executive Decision Framework';
