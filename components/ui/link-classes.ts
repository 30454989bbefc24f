/** A link or button that leads on: bold text on a brass rule, with room for an arrow. */
export const LEADS_ON = 'leads-on';
