-- AlterTable
ALTER TABLE "Order" ADD COLUMN "canceledAt" DATETIME;
ALTER TABLE "Order" ADD COLUMN "heldAt" DATETIME;
ALTER TABLE "Order" ADD COLUMN "lookAt" DATETIME;
ALTER TABLE "Order" ADD COLUMN "releaseReason" TEXT;
ALTER TABLE "Order" ADD COLUMN "releasedAt" DATETIME;
ALTER TABLE "Order" ADD COLUMN "soldAt" DATETIME;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_PaymentEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "type" TEXT NOT NULL,
    "receivedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notice" JSONB,
    "orderId" TEXT,
    "handledAt" DATETIME,
    "outcome" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedUntil" DATETIME,
    CONSTRAINT "PaymentEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_PaymentEvent" ("id", "type", "receivedAt", "orderId", "handledAt", "outcome", "dueAt")
SELECT "id", "type", "receivedAt", "orderId", "receivedAt", 'changed', "receivedAt" FROM "PaymentEvent";
DROP TABLE "PaymentEvent";
ALTER TABLE "new_PaymentEvent" RENAME TO "PaymentEvent";
CREATE INDEX "PaymentEvent_orderId_idx" ON "PaymentEvent"("orderId");
CREATE INDEX "PaymentEvent_type_receivedAt_idx" ON "PaymentEvent"("type", "receivedAt");
CREATE INDEX "PaymentEvent_handledAt_dueAt_idx" ON "PaymentEvent"("handledAt", "dueAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateTable
CREATE TABLE "Payment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "intentId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "livemode" BOOLEAN NOT NULL,
    "productId" TEXT,
    "method" TEXT,
    "chargedAt" DATETIME,
    "noticedAt" DATETIME NOT NULL,
    "fee" INTEGER,
    "brand" TEXT,
    "last4" TEXT,
    "failure" TEXT,
    CONSTRAINT "Payment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Refund" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "reason" TEXT,
    "note" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Refund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Dispute" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "dueBy" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Dispute_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Download" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "networkHash" TEXT,
    CONSTRAINT "Download_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Job" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "leasedBy" TEXT,
    "leasedUntil" DATETIME,
    "doneUntil" DATETIME
);

-- CreateTable
CREATE TABLE "Site" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "siteId" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "Payment_orderId_idx" ON "Payment"("orderId");

-- CreateIndex
CREATE INDEX "Refund_orderId_idx" ON "Refund"("orderId");

-- CreateIndex
CREATE INDEX "Dispute_orderId_idx" ON "Dispute"("orderId");

-- CreateIndex
CREATE INDEX "Download_orderId_idx" ON "Download"("orderId");

-- CreateIndex
CREATE INDEX "Download_at_idx" ON "Download"("at");

-- CreateIndex
CREATE INDEX "Order_lookAt_idx" ON "Order"("lookAt");

-- Which site this is.
INSERT INTO "Site" ("id", "siteId") VALUES (1, lower(hex(randomblob(8))));

-- What the orders know of their payments becomes records. A charge was never noted: its intent's number stands in for it
-- until Stripe tells.
INSERT INTO "Payment" ("id", "orderId", "intentId", "status", "amount", "currency", "livemode", "productId", "chargedAt", "noticedAt")
SELECT coalesce("paymentIntentId", "id"), "id", coalesce("paymentIntentId", "id"), 'succeeded',
    CASE WHEN "status" = 'refunded' AND "refunded" > 0 THEN "refunded" ELSE "price" END, "currency", "livemode", "productId", "paidAt", "paidAt"
FROM "Order" WHERE "paidAt" IS NOT NULL;
INSERT INTO "Payment" ("id", "orderId", "intentId", "status", "amount", "currency", "livemode", "productId", "noticedAt")
SELECT "paymentIntentId", "id", "paymentIntentId", 'pending', "price", "currency", "livemode", "productId", "createdAt"
FROM "Order" WHERE "paidAt" IS NULL AND "status" = 'processing' AND "paymentIntentId" IS NOT NULL AND "refunded" = 0 AND "disputes" = '{}';
INSERT INTO "Refund" ("id", "orderId", "amount", "status", "createdAt")
SELECT coalesce("paymentIntentId", "id"), "id", "refunded", 'succeeded', coalesce("paidAt", "createdAt")
FROM "Order" WHERE "refunded" > 0;
INSERT INTO "Dispute" ("id", "orderId", "amount", "status", "reason", "createdAt")
SELECT one.key, "Order"."id", "Order"."price", one.value, 'general', coalesce("Order"."paidAt", "Order"."createdAt")
FROM "Order", json_each("Order"."disputes") AS one;
UPDATE "Order" SET "canceledAt" = "createdAt" WHERE "status" = 'canceled';
UPDATE "Order" SET "soldAt" = "paidAt" WHERE "paidAt" IS NOT NULL AND "hold" IS NULL;
UPDATE "Order" SET "heldAt" = "paidAt" WHERE "paidAt" IS NOT NULL AND "hold" IS NOT NULL;
