-- All tables as they were when the migrations before this one were squashed into it.
-- A database that has the last of those has all this already.

CREATE TABLE "Assessment" (
    "id" TEXT NOT NULL PRIMARY KEY, "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rubricVersion" TEXT NOT NULL, "questionnaireVersion" TEXT NOT NULL, "name" TEXT NOT NULL, "email" TEXT NOT NULL,
    "phone" TEXT, "company" TEXT, "role" TEXT, "companySize" TEXT, "currentChallenges" JSONB NOT NULL,
    "hasVisionMissionGoals" BOOLEAN NOT NULL DEFAULT true, "hasKeyResults" BOOLEAN NOT NULL DEFAULT true,
    "hasWeeklyPlanning" BOOLEAN NOT NULL DEFAULT true, "hasKPIs" BOOLEAN NOT NULL DEFAULT true,
    "visionClarity" INTEGER, "missionRelevance" INTEGER, "goalDefinition" INTEGER, "stakeholderAwareness" INTEGER,
    "keyResultsClarity" INTEGER, "keyResultsAlignment" INTEGER, "teamAdoption" INTEGER, "progressTracking" INTEGER,
    "taskAlignment" INTEGER, "prioritizationProcess" INTEGER, "executionConsistency" INTEGER,
    "resourceSupport" INTEGER, "kpiRelevance" INTEGER, "measurementClarity" INTEGER,
    "accountabilityMechanisms" INTEGER, "feedbackIntegration" INTEGER, "overallScore" INTEGER NOT NULL,
    "recommendations" JSONB NOT NULL, "marketingConsent" BOOLEAN NOT NULL DEFAULT false, "attemptKeyHash" TEXT,
    "attemptDigest" TEXT,
    "followsId" TEXT CONSTRAINT "Assessment_followsId_fkey" REFERENCES "Assessment" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    "correctedById" TEXT CONSTRAINT "Assessment_correctedById_fkey" REFERENCES "Assessment" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    "utmSource" TEXT, "utmMedium" TEXT, "utmCampaign" TEXT
);
CREATE UNIQUE INDEX "Assessment_attemptKeyHash_key" ON "Assessment"("attemptKeyHash");
CREATE INDEX "Assessment_correctedById_idx" ON "Assessment"("correctedById");
CREATE INDEX "Assessment_createdAt_idx" ON "Assessment"("createdAt");
CREATE INDEX "Assessment_followsId_idx" ON "Assessment"("followsId");
CREATE INDEX "Assessment_lower_email_idx" ON "Assessment"(lower("email"));

CREATE TABLE "Booking" (
    "id" TEXT NOT NULL PRIMARY KEY, "assessmentId" TEXT NOT NULL, "bookedAt" DATETIME NOT NULL, "startsAt" DATETIME,
    "toldAt" DATETIME NOT NULL, "canceledAt" DATETIME,
    CONSTRAINT "Booking_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "Assessment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "Booking_assessmentId_idx" ON "Booking"("assessmentId");

CREATE TABLE "Catalogue" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1, "contentVersion" TEXT NOT NULL,
    "builtAt" DATETIME NOT NULL
);

CREATE TABLE "DataKey" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY, "createdAt" DATETIME NOT NULL, "expiresAt" DATETIME NOT NULL,
    "email" TEXT NOT NULL, "newEmail" TEXT
);
CREATE INDEX "DataKey_email_idx" ON "DataKey"("email");
CREATE INDEX "DataKey_expiresAt_idx" ON "DataKey"("expiresAt");

CREATE TABLE "Dispute" (
    "id" TEXT NOT NULL PRIMARY KEY, "orderId" TEXT NOT NULL, "amount" INTEGER NOT NULL, "status" TEXT NOT NULL,
    "reason" TEXT NOT NULL, "dueBy" DATETIME, "createdAt" DATETIME NOT NULL, "lostAt" DATETIME,
    CONSTRAINT "Dispute_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "Dispute_orderId_idx" ON "Dispute"("orderId");

CREATE TABLE "Download" (
    "id" TEXT NOT NULL PRIMARY KEY, "orderId" TEXT NOT NULL, "file" TEXT NOT NULL, "at" DATETIME NOT NULL,
    "networkHash" TEXT,
    CONSTRAINT "Download_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "Download_at_idx" ON "Download"("at");
CREATE INDEX "Download_orderId_idx" ON "Download"("orderId");

CREATE TABLE "DueCleanUp" (
    "id" TEXT NOT NULL PRIMARY KEY, "since" DATETIME NOT NULL
);

CREATE TABLE "ErasedId" (
    "idHash" TEXT NOT NULL PRIMARY KEY, "erasedAt" DATETIME NOT NULL, "keyFingerprint" TEXT
);

CREATE TABLE "Job" (
    "name" TEXT NOT NULL PRIMARY KEY, "leasedBy" TEXT, "leasedUntil" DATETIME, "doneUntil" DATETIME
);

CREATE TABLE "LimitCount" (
    "key" TEXT NOT NULL PRIMARY KEY, "points" INTEGER NOT NULL DEFAULT 0, "expire" BIGINT
);

CREATE TABLE "MailAllowance" (
    "subject" TEXT NOT NULL, "window" TEXT NOT NULL, "used" INTEGER NOT NULL DEFAULT 0, "endsAt" DATETIME NOT NULL,
    PRIMARY KEY ("subject", "window")
);
CREATE INDEX "MailAllowance_endsAt_idx" ON "MailAllowance"("endsAt");

CREATE TABLE "MarketingConsent" (
    "id" TEXT NOT NULL PRIMARY KEY, "createdAt" DATETIME NOT NULL, "email" TEXT NOT NULL, "wording" TEXT NOT NULL,
    "wordingVersion" TEXT NOT NULL, "assessmentId" TEXT, "confirmedAt" DATETIME, "withdrawnAt" DATETIME
);
CREATE INDEX "MarketingConsent_assessmentId_idx" ON "MarketingConsent"("assessmentId");
CREATE INDEX "MarketingConsent_email_idx" ON "MarketingConsent"("email");

CREATE TABLE "Order" (
    "id" TEXT NOT NULL PRIMARY KEY, "number" TEXT NOT NULL, "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" TEXT NOT NULL DEFAULT 'awaiting_payment', "hold" TEXT, "productId" TEXT NOT NULL, "title" TEXT NOT NULL,
    "price" INTEGER NOT NULL, "currency" TEXT NOT NULL, "tools" JSONB NOT NULL, "contentVersion" TEXT NOT NULL,
    "livemode" BOOLEAN NOT NULL, "paymentIntentId" TEXT, "clientSecretHash" TEXT, "attemptKeyHash" TEXT,
    "attemptDigest" TEXT, "email" TEXT, "billingEmail" TEXT, "company" TEXT, "taxId" TEXT,
    "failedCharges" INTEGER NOT NULL DEFAULT 0, "paidAt" DATETIME, "refunded" INTEGER NOT NULL DEFAULT 0,
    "disputes" JSONB NOT NULL DEFAULT '{}', "emailHash" TEXT, "erasedAt" DATETIME, "canceledAt" DATETIME,
    "heldAt" DATETIME, "lookAt" DATETIME, "releaseReason" TEXT, "releasedAt" DATETIME, "soldAt" DATETIME,
    "stripeTry" INTEGER NOT NULL DEFAULT 0, "postalAddress" TEXT, "declinedCards" TEXT, "networks" TEXT,
    "checkoutSessionId" TEXT, "utmSource" TEXT, "utmMedium" TEXT, "utmCampaign" TEXT
);
CREATE UNIQUE INDEX "Order_attemptKeyHash_key" ON "Order"("attemptKeyHash");
CREATE UNIQUE INDEX "Order_checkoutSessionId_key" ON "Order"("checkoutSessionId");
CREATE UNIQUE INDEX "Order_clientSecretHash_key" ON "Order"("clientSecretHash");
CREATE INDEX "Order_lookAt_idx" ON "Order"("lookAt");
CREATE INDEX "Order_lower_billingEmail_idx" ON "Order"(lower("billingEmail"));
CREATE INDEX "Order_lower_email_idx" ON "Order"(lower("email"));
CREATE INDEX "Order_networks_status_createdAt_idx" ON "Order"("networks", "status", "createdAt");
CREATE UNIQUE INDEX "Order_number_key" ON "Order"("number");
CREATE UNIQUE INDEX "Order_paymentIntentId_key" ON "Order"("paymentIntentId");
CREATE INDEX "Order_status_createdAt_idx" ON "Order"("status", "createdAt");

CREATE TABLE "OrderAccess" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY, "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "orderId" TEXT NOT NULL,
    CONSTRAINT "OrderAccess_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "OrderAccess_orderId_idx" ON "OrderAccess"("orderId");

CREATE TABLE "OutboxMail" (
    "id" TEXT NOT NULL PRIMARY KEY, "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP, "reason" TEXT NOT NULL,
    "template" TEXT NOT NULL, "recipient" TEXT, "orderId" TEXT, "assessmentId" TEXT, "data" JSONB,
    "messageId" TEXT NOT NULL, "status" TEXT NOT NULL DEFAULT 'queued', "tries" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP, "leasedBy" TEXT, "leasedUntil" DATETIME, "sentAt" DATETIME,
    "lastError" TEXT,
    CONSTRAINT "OutboxMail_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "OutboxMail_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "Assessment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "OutboxMail_assessmentId_idx" ON "OutboxMail"("assessmentId");
CREATE UNIQUE INDEX "OutboxMail_messageId_key" ON "OutboxMail"("messageId");
CREATE INDEX "OutboxMail_orderId_idx" ON "OutboxMail"("orderId");
CREATE UNIQUE INDEX "OutboxMail_reason_key" ON "OutboxMail"("reason");
CREATE INDEX "OutboxMail_status_dueAt_idx" ON "OutboxMail"("status", "dueAt");

CREATE TABLE "Payment" (
    "id" TEXT NOT NULL PRIMARY KEY, "orderId" TEXT NOT NULL, "intentId" TEXT NOT NULL, "status" TEXT NOT NULL,
    "amount" INTEGER NOT NULL, "currency" TEXT NOT NULL, "livemode" BOOLEAN NOT NULL, "productId" TEXT, "method" TEXT,
    "chargedAt" DATETIME, "noticedAt" DATETIME NOT NULL, "fee" INTEGER, "brand" TEXT, "last4" TEXT, "failure" TEXT,
    "delayed" BOOLEAN, "country" TEXT,
    CONSTRAINT "Payment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "Payment_orderId_idx" ON "Payment"("orderId");

CREATE TABLE "PaymentEvent" (
    "id" TEXT NOT NULL PRIMARY KEY, "type" TEXT NOT NULL, "receivedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notice" JSONB, "orderId" TEXT, "handledAt" DATETIME, "outcome" TEXT, "tries" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP, "leasedUntil" DATETIME,
    CONSTRAINT "PaymentEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "PaymentEvent_handledAt_dueAt_idx" ON "PaymentEvent"("handledAt", "dueAt");
CREATE INDEX "PaymentEvent_orderId_idx" ON "PaymentEvent"("orderId");
CREATE INDEX "PaymentEvent_type_receivedAt_idx" ON "PaymentEvent"("type", "receivedAt");

CREATE TABLE "Product" (
    "id" TEXT NOT NULL PRIMARY KEY, "title" TEXT NOT NULL, "description" TEXT NOT NULL, "type" TEXT NOT NULL,
    "category" TEXT NOT NULL, "price" INTEGER NOT NULL, "originalPrice" INTEGER, "currency" TEXT NOT NULL,
    "recommended" BOOLEAN NOT NULL, "whatYouGet" JSONB NOT NULL, "benefits" JSONB NOT NULL, "features" JSONB NOT NULL,
    "imageUrl" TEXT, "tools" JSONB NOT NULL, "position" INTEGER NOT NULL, "retired" BOOLEAN NOT NULL
);
CREATE INDEX "Product_retired_position_idx" ON "Product"("retired", "position");

CREATE TABLE "Refund" (
    "id" TEXT NOT NULL PRIMARY KEY, "orderId" TEXT NOT NULL, "amount" INTEGER NOT NULL, "status" TEXT NOT NULL,
    "reason" TEXT, "note" TEXT, "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Refund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "Refund_orderId_idx" ON "Refund"("orderId");

CREATE TABLE "ReportRequest" (
    "assessmentId" TEXT NOT NULL PRIMARY KEY, "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "callAt" DATETIME,
    CONSTRAINT "ReportRequest_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "Assessment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "ReportRequest_createdAt_idx" ON "ReportRequest"("createdAt");

CREATE TABLE "Site" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1, "siteId" TEXT NOT NULL
);

CREATE TABLE "TeamAnswer" (
    "keyHash" TEXT NOT NULL PRIMARY KEY, "roomId" TEXT NOT NULL, "ratings" JSONB NOT NULL,
    CONSTRAINT "TeamAnswer_roomId_fkey" FOREIGN KEY ("roomId") REFERENCES "TeamRoom" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "TeamAnswer_roomId_idx" ON "TeamAnswer"("roomId");

CREATE TABLE "TeamRoom" (
    "id" TEXT NOT NULL PRIMARY KEY, "createdAt" DATETIME NOT NULL, "founderHash" TEXT NOT NULL,
    "memberHash" TEXT NOT NULL, "closedAt" DATETIME, "reveal" JSONB
);
CREATE INDEX "TeamRoom_createdAt_idx" ON "TeamRoom"("createdAt");
CREATE UNIQUE INDEX "TeamRoom_founderHash_key" ON "TeamRoom"("founderHash");
CREATE UNIQUE INDEX "TeamRoom_memberHash_key" ON "TeamRoom"("memberHash");

CREATE TABLE "Terms" (
    "contentVersion" TEXT NOT NULL PRIMARY KEY, "keptAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawal" TEXT NOT NULL, "service" TEXT NOT NULL, "licenses" JSONB NOT NULL
);

-- Which site this is.
INSERT INTO "Site" ("id", "siteId") VALUES (1, lower(hex(randomblob(8))));
