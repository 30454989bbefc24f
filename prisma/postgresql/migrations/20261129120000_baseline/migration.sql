-- All tables as they were when the migrations before this one were squashed into it.
-- A database that has the last of those has all this already.

CREATE TYPE "DisputeStatus" AS ENUM ('inquiry', 'inquiry_closed', 'open', 'won', 'lost');
CREATE TYPE "MailStatus" AS ENUM ('queued', 'sent', 'dead');
CREATE TYPE "OrderStatus" AS ENUM (
    'awaiting_payment', 'processing', 'payment_failed', 'canceled', 'on_hold', 'paid', 'partially_refunded',
    'disputed', 'refunded'
);
CREATE TYPE "PaymentStatus" AS ENUM ('pending', 'failed', 'succeeded');
CREATE TYPE "ProductType" AS ENUM ('digital', 'bundle');
CREATE TYPE "RefundStatus" AS ENUM ('pending', 'succeeded', 'failed', 'canceled');

CREATE TABLE "Assessment" (
    "id" TEXT NOT NULL, "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, "rubricVersion" TEXT NOT NULL,
    "questionnaireVersion" TEXT NOT NULL, "name" TEXT NOT NULL, "email" TEXT NOT NULL, "phone" TEXT, "company" TEXT,
    "role" TEXT, "companySize" TEXT, "currentChallenges" JSONB NOT NULL,
    "hasVisionMissionGoals" BOOLEAN NOT NULL DEFAULT true, "hasKeyResults" BOOLEAN NOT NULL DEFAULT true,
    "hasWeeklyPlanning" BOOLEAN NOT NULL DEFAULT true, "hasKPIs" BOOLEAN NOT NULL DEFAULT true,
    "visionClarity" INTEGER, "missionRelevance" INTEGER, "goalDefinition" INTEGER, "stakeholderAwareness" INTEGER,
    "keyResultsClarity" INTEGER, "keyResultsAlignment" INTEGER, "teamAdoption" INTEGER, "progressTracking" INTEGER,
    "taskAlignment" INTEGER, "prioritizationProcess" INTEGER, "executionConsistency" INTEGER,
    "resourceSupport" INTEGER, "kpiRelevance" INTEGER, "measurementClarity" INTEGER,
    "accountabilityMechanisms" INTEGER, "feedbackIntegration" INTEGER, "overallScore" INTEGER NOT NULL,
    "recommendations" JSONB NOT NULL, "marketingConsent" BOOLEAN NOT NULL DEFAULT false, "attemptKeyHash" TEXT,
    "attemptDigest" TEXT, "followsId" TEXT, "correctedById" TEXT, "utmSource" TEXT, "utmMedium" TEXT,
    "utmCampaign" TEXT, CONSTRAINT "Assessment_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Assessment_attemptKeyHash_key" ON "Assessment"("attemptKeyHash");
CREATE INDEX "Assessment_correctedById_idx" ON "Assessment"("correctedById");
CREATE INDEX "Assessment_createdAt_idx" ON "Assessment"("createdAt");
CREATE INDEX "Assessment_followsId_idx" ON "Assessment"("followsId");
CREATE INDEX "Assessment_lower_email_idx" ON "Assessment"(lower(email));

CREATE TABLE "Booking" (
    "id" TEXT NOT NULL, "assessmentId" TEXT NOT NULL, "bookedAt" TIMESTAMP(3) NOT NULL, "startsAt" TIMESTAMP(3),
    "toldAt" TIMESTAMP(3) NOT NULL, "canceledAt" TIMESTAMP(3), CONSTRAINT "Booking_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Booking_assessmentId_idx" ON "Booking"("assessmentId");

CREATE TABLE "Catalogue" (
    "id" INTEGER NOT NULL DEFAULT 1, "contentVersion" TEXT NOT NULL, "builtAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "Catalogue_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "DataKey" (
    "tokenHash" TEXT NOT NULL, "createdAt" TIMESTAMP(3) NOT NULL, "expiresAt" TIMESTAMP(3) NOT NULL,
    "email" TEXT NOT NULL, "newEmail" TEXT, CONSTRAINT "DataKey_pkey" PRIMARY KEY ("tokenHash")
);
CREATE INDEX "DataKey_email_idx" ON "DataKey"(email);
CREATE INDEX "DataKey_expiresAt_idx" ON "DataKey"("expiresAt");

CREATE TABLE "Dispute" (
    "id" TEXT NOT NULL, "orderId" TEXT NOT NULL, "amount" INTEGER NOT NULL, "status" "DisputeStatus" NOT NULL,
    "reason" TEXT NOT NULL, "dueBy" TIMESTAMP(3), "createdAt" TIMESTAMP(3) NOT NULL, "lostAt" TIMESTAMP(3),
    CONSTRAINT "Dispute_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Dispute_orderId_idx" ON "Dispute"("orderId");

CREATE TABLE "Download" (
    "id" TEXT NOT NULL, "orderId" TEXT NOT NULL, "file" TEXT NOT NULL, "at" TIMESTAMP(3) NOT NULL, "networkHash" TEXT,
    CONSTRAINT "Download_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Download_at_idx" ON "Download"(at);
CREATE INDEX "Download_orderId_idx" ON "Download"("orderId");

CREATE TABLE "DueCleanUp" (
    "id" TEXT NOT NULL, "since" TIMESTAMP(3) NOT NULL, CONSTRAINT "DueCleanUp_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ErasedId" (
    "idHash" TEXT NOT NULL, "erasedAt" TIMESTAMP(3) NOT NULL, "keyFingerprint" TEXT,
    CONSTRAINT "ErasedId_pkey" PRIMARY KEY ("idHash")
);

CREATE TABLE "Job" (
    "name" TEXT NOT NULL, "leasedBy" TEXT, "leasedUntil" TIMESTAMP(3), "doneUntil" TIMESTAMP(3),
    CONSTRAINT "Job_pkey" PRIMARY KEY ("name")
);

CREATE TABLE "LimitCount" (
    "key" TEXT NOT NULL, "points" INTEGER NOT NULL DEFAULT 0, "expire" BIGINT,
    CONSTRAINT "LimitCount_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "MailAllowance" (
    "subject" TEXT NOT NULL, "window" TEXT NOT NULL, "used" INTEGER NOT NULL DEFAULT 0,
    "endsAt" TIMESTAMP(3) NOT NULL, CONSTRAINT "MailAllowance_pkey" PRIMARY KEY ("subject", "window")
);
CREATE INDEX "MailAllowance_endsAt_idx" ON "MailAllowance"("endsAt");

CREATE TABLE "MarketingConsent" (
    "id" TEXT NOT NULL, "createdAt" TIMESTAMP(3) NOT NULL, "email" TEXT NOT NULL, "wording" TEXT NOT NULL,
    "wordingVersion" TEXT NOT NULL, "assessmentId" TEXT, "confirmedAt" TIMESTAMP(3), "withdrawnAt" TIMESTAMP(3),
    CONSTRAINT "MarketingConsent_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "MarketingConsent_assessmentId_idx" ON "MarketingConsent"("assessmentId");
CREATE INDEX "MarketingConsent_email_idx" ON "MarketingConsent"(email);

CREATE TABLE "Order" (
    "id" TEXT NOT NULL, "number" TEXT NOT NULL, "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" "OrderStatus" NOT NULL DEFAULT 'awaiting_payment', "hold" TEXT, "productId" TEXT NOT NULL,
    "title" TEXT NOT NULL, "price" INTEGER NOT NULL, "currency" TEXT NOT NULL, "tools" JSONB NOT NULL,
    "contentVersion" TEXT NOT NULL, "livemode" BOOLEAN NOT NULL, "paymentIntentId" TEXT, "clientSecretHash" TEXT,
    "attemptKeyHash" TEXT, "attemptDigest" TEXT, "email" TEXT, "billingEmail" TEXT, "company" TEXT, "taxId" TEXT,
    "failedCharges" INTEGER NOT NULL DEFAULT 0, "paidAt" TIMESTAMP(3), "refunded" INTEGER NOT NULL DEFAULT 0,
    "disputes" JSONB NOT NULL DEFAULT '{}', "emailHash" TEXT, "erasedAt" TIMESTAMP(3), "canceledAt" TIMESTAMP(3),
    "heldAt" TIMESTAMP(3), "lookAt" TIMESTAMP(3), "releaseReason" TEXT, "releasedAt" TIMESTAMP(3),
    "soldAt" TIMESTAMP(3), "stripeTry" INTEGER NOT NULL DEFAULT 0, "postalAddress" TEXT, "declinedCards" TEXT,
    "networks" TEXT, "checkoutSessionId" TEXT, "utmSource" TEXT, "utmMedium" TEXT, "utmCampaign" TEXT,
    CONSTRAINT "Order_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Order_attemptKeyHash_key" ON "Order"("attemptKeyHash");
CREATE UNIQUE INDEX "Order_checkoutSessionId_key" ON "Order"("checkoutSessionId");
CREATE UNIQUE INDEX "Order_clientSecretHash_key" ON "Order"("clientSecretHash");
CREATE INDEX "Order_lookAt_idx" ON "Order"("lookAt");
CREATE INDEX "Order_lower_billingEmail_idx" ON "Order"(lower("billingEmail"));
CREATE INDEX "Order_lower_email_idx" ON "Order"(lower(email));
CREATE INDEX "Order_networks_status_createdAt_idx" ON "Order"(networks, status, "createdAt");
CREATE UNIQUE INDEX "Order_number_key" ON "Order"(number);
CREATE UNIQUE INDEX "Order_paymentIntentId_key" ON "Order"("paymentIntentId");
CREATE INDEX "Order_status_createdAt_idx" ON "Order"(status, "createdAt");

CREATE TABLE "OrderAccess" (
    "tokenHash" TEXT NOT NULL, "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, "orderId" TEXT NOT NULL,
    CONSTRAINT "OrderAccess_pkey" PRIMARY KEY ("tokenHash")
);
CREATE INDEX "OrderAccess_orderId_idx" ON "OrderAccess"("orderId");

CREATE TABLE "OutboxMail" (
    "id" TEXT NOT NULL, "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, "reason" TEXT NOT NULL,
    "template" TEXT NOT NULL, "recipient" TEXT, "orderId" TEXT, "data" JSONB, "messageId" TEXT NOT NULL,
    "status" "MailStatus" NOT NULL DEFAULT 'queued', "tries" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, "leasedBy" TEXT, "leasedUntil" TIMESTAMP(3),
    "sentAt" TIMESTAMP(3), "lastError" TEXT, "assessmentId" TEXT, CONSTRAINT "OutboxMail_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "OutboxMail_assessmentId_idx" ON "OutboxMail"("assessmentId");
CREATE UNIQUE INDEX "OutboxMail_messageId_key" ON "OutboxMail"("messageId");
CREATE INDEX "OutboxMail_orderId_idx" ON "OutboxMail"("orderId");
CREATE UNIQUE INDEX "OutboxMail_reason_key" ON "OutboxMail"(reason);
CREATE INDEX "OutboxMail_status_dueAt_idx" ON "OutboxMail"(status, "dueAt");

CREATE TABLE "Payment" (
    "id" TEXT NOT NULL, "orderId" TEXT NOT NULL, "intentId" TEXT NOT NULL, "status" "PaymentStatus" NOT NULL,
    "amount" INTEGER NOT NULL, "currency" TEXT NOT NULL, "livemode" BOOLEAN NOT NULL, "productId" TEXT, "method" TEXT,
    "chargedAt" TIMESTAMP(3), "noticedAt" TIMESTAMP(3) NOT NULL, "fee" INTEGER, "brand" TEXT, "last4" TEXT,
    "failure" TEXT, "delayed" BOOLEAN, "country" TEXT, CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Payment_orderId_idx" ON "Payment"("orderId");

CREATE TABLE "PaymentEvent" (
    "id" TEXT NOT NULL, "type" TEXT NOT NULL, "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "orderId" TEXT, "notice" JSONB, "handledAt" TIMESTAMP(3), "outcome" TEXT, "tries" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, "leasedUntil" TIMESTAMP(3),
    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "PaymentEvent_handledAt_dueAt_idx" ON "PaymentEvent"("handledAt", "dueAt");
CREATE INDEX "PaymentEvent_orderId_idx" ON "PaymentEvent"("orderId");
CREATE INDEX "PaymentEvent_type_receivedAt_idx" ON "PaymentEvent"(type, "receivedAt");

CREATE TABLE "Product" (
    "id" TEXT NOT NULL, "title" TEXT NOT NULL, "description" TEXT NOT NULL, "type" "ProductType" NOT NULL,
    "category" TEXT NOT NULL, "price" INTEGER NOT NULL, "originalPrice" INTEGER, "currency" TEXT NOT NULL,
    "recommended" BOOLEAN NOT NULL, "whatYouGet" JSONB NOT NULL, "benefits" JSONB NOT NULL, "features" JSONB NOT NULL,
    "imageUrl" TEXT, "tools" JSONB NOT NULL, "position" INTEGER NOT NULL, "retired" BOOLEAN NOT NULL,
    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Product_retired_position_idx" ON "Product"(retired, "position");

CREATE TABLE "Refund" (
    "id" TEXT NOT NULL, "orderId" TEXT NOT NULL, "amount" INTEGER NOT NULL, "status" "RefundStatus" NOT NULL,
    "reason" TEXT, "note" TEXT, "createdAt" TIMESTAMP(3) NOT NULL, CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Refund_orderId_idx" ON "Refund"("orderId");

CREATE TABLE "ReportRequest" (
    "assessmentId" TEXT NOT NULL, "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, "callAt" TIMESTAMP(3),
    CONSTRAINT "ReportRequest_pkey" PRIMARY KEY ("assessmentId")
);
CREATE INDEX "ReportRequest_createdAt_idx" ON "ReportRequest"("createdAt");

CREATE TABLE "Site" (
    "id" INTEGER NOT NULL DEFAULT 1, "siteId" TEXT NOT NULL, CONSTRAINT "Site_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "TeamAnswer" (
    "keyHash" TEXT NOT NULL, "roomId" TEXT NOT NULL, "ratings" JSONB NOT NULL,
    CONSTRAINT "TeamAnswer_pkey" PRIMARY KEY ("keyHash")
);
CREATE INDEX "TeamAnswer_roomId_idx" ON "TeamAnswer"("roomId");

CREATE TABLE "TeamRoom" (
    "id" TEXT NOT NULL, "createdAt" TIMESTAMP(3) NOT NULL, "founderHash" TEXT NOT NULL, "memberHash" TEXT NOT NULL,
    "closedAt" TIMESTAMP(3), "reveal" JSONB, CONSTRAINT "TeamRoom_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "TeamRoom_createdAt_idx" ON "TeamRoom"("createdAt");
CREATE UNIQUE INDEX "TeamRoom_founderHash_key" ON "TeamRoom"("founderHash");
CREATE UNIQUE INDEX "TeamRoom_memberHash_key" ON "TeamRoom"("memberHash");

CREATE TABLE "Terms" (
    "contentVersion" TEXT NOT NULL, "keptAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawal" TEXT NOT NULL, "service" TEXT NOT NULL, "licenses" JSONB NOT NULL,
    CONSTRAINT "Terms_pkey" PRIMARY KEY ("contentVersion")
);

ALTER TABLE "Assessment" ADD CONSTRAINT "Assessment_correctedById_fkey"
    FOREIGN KEY ("correctedById") REFERENCES "Assessment"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Assessment" ADD CONSTRAINT "Assessment_followsId_fkey"
    FOREIGN KEY ("followsId") REFERENCES "Assessment"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Booking" ADD CONSTRAINT "Booking_assessmentId_fkey"
    FOREIGN KEY ("assessmentId") REFERENCES "Assessment"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_orderId_fkey"
    FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Download" ADD CONSTRAINT "Download_orderId_fkey"
    FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OrderAccess" ADD CONSTRAINT "OrderAccess_orderId_fkey"
    FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OutboxMail" ADD CONSTRAINT "OutboxMail_assessmentId_fkey"
    FOREIGN KEY ("assessmentId") REFERENCES "Assessment"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OutboxMail" ADD CONSTRAINT "OutboxMail_orderId_fkey"
    FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_orderId_fkey"
    FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PaymentEvent" ADD CONSTRAINT "PaymentEvent_orderId_fkey"
    FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_orderId_fkey"
    FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ReportRequest" ADD CONSTRAINT "ReportRequest_assessmentId_fkey"
    FOREIGN KEY ("assessmentId") REFERENCES "Assessment"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "TeamAnswer" ADD CONSTRAINT "TeamAnswer_roomId_fkey"
    FOREIGN KEY ("roomId") REFERENCES "TeamRoom"(id) ON UPDATE CASCADE ON DELETE CASCADE;

-- Which site this is.
INSERT INTO "Site" ("id", "siteId") VALUES (1, substr(md5(random()::text || clock_timestamp()::text), 1, 16));
