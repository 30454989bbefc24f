export type FinishedMail = {
  to: string;
  /** Where an answer goes; without it, to the sender. */
  replyTo?: string;
  /** Of marketing mail: where mail programs post to end it (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: MailAttachment[];
  /** Before the @; the same on every try. */
  messageId: string;
};

/** The same before it is sent: whoever sends it says under which id. */
export type WrittenMail = Omit<FinishedMail, 'messageId'>;

export type MailAttachment = { filename: string; contentType: string; content: Uint8Array };

/** What was made of it. `answer` is what the receiver said, without addresses. */
export type Handover = { ok: true } | { ok: false; permanent: boolean; answer: string };

export type MailTransport = { send(mail: FinishedMail): Promise<Handover>; close(): void };
