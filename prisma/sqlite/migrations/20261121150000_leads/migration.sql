-- CreateTable
CREATE TABLE "ReportRequest" (
    "assessmentId" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "callAt" DATETIME,
    CONSTRAINT "ReportRequest_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "Assessment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MailAllowance" (
    "subject" TEXT NOT NULL,
    "window" TEXT NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    "endsAt" DATETIME NOT NULL,

    PRIMARY KEY ("subject", "window")
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_OutboxMail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reason" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "recipient" TEXT,
    "orderId" TEXT,
    "assessmentId" TEXT,
    "data" JSONB,
    "messageId" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedBy" TEXT,
    "leasedUntil" DATETIME,
    "sentAt" DATETIME,
    "lastError" TEXT,
    CONSTRAINT "OutboxMail_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "OutboxMail_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "Assessment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_OutboxMail" ("createdAt", "data", "dueAt", "id", "lastError", "leasedBy", "leasedUntil", "messageId", "orderId", "reason", "recipient", "sentAt", "status", "template", "tries") SELECT "createdAt", "data", "dueAt", "id", "lastError", "leasedBy", "leasedUntil", "messageId", "orderId", "reason", "recipient", "sentAt", "status", "template", "tries" FROM "OutboxMail";
DROP TABLE "OutboxMail";
ALTER TABLE "new_OutboxMail" RENAME TO "OutboxMail";
CREATE UNIQUE INDEX "OutboxMail_reason_key" ON "OutboxMail"("reason");
CREATE UNIQUE INDEX "OutboxMail_messageId_key" ON "OutboxMail"("messageId");
CREATE INDEX "OutboxMail_status_dueAt_idx" ON "OutboxMail"("status", "dueAt");
CREATE INDEX "OutboxMail_orderId_idx" ON "OutboxMail"("orderId");
CREATE INDEX "OutboxMail_assessmentId_idx" ON "OutboxMail"("assessmentId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "ReportRequest_createdAt_idx" ON "ReportRequest"("createdAt");

-- CreateIndex
CREATE INDEX "MailAllowance_endsAt_idx" ON "MailAllowance"("endsAt");


