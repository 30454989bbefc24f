/** The events that the firm's own system can receive. */
export const LEAD_WEBHOOK_EVENTS = ['diagnostic.completed', 'lead', 'sale', 'refund', 'newsletter'] as const;
export type LeadWebhookEvent = (typeof LEAD_WEBHOOK_EVENTS)[number];
