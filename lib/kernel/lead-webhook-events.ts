/** The events that the firm's own system can receive. */
export const LEAD_WEBHOOK_EVENTS = ['diagnostic.completed', 'lead'] as const;
export type LeadWebhookEvent = (typeof LEAD_WEBHOOK_EVENTS)[number];
