-- AlterEnum
ALTER TYPE "OrderStatus" ADD VALUE 'payment_failed' BEFORE 'canceled';

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('pending', 'failed', 'succeeded');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('pending', 'succeeded', 'failed', 'canceled');

-- CreateEnum
CREATE TYPE "DisputeStatus" AS ENUM ('inquiry', 'inquiry_closed', 'open', 'won', 'lost');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN "canceledAt" TIMESTAMP(3);
ALTER TABLE "Order" ADD COLUMN "heldAt" TIMESTAMP(3);
ALTER TABLE "Order" ADD COLUMN "lookAt" TIMESTAMP(3);
ALTER TABLE "Order" ADD COLUMN "releaseReason" TEXT;
ALTER TABLE "Order" ADD COLUMN "releasedAt" TIMESTAMP(3);
ALTER TABLE "Order" ADD COLUMN "soldAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "PaymentEvent" ADD COLUMN     "notice" JSONB,
ADD COLUMN     "handledAt" TIMESTAMP(3),
ADD COLUMN     "outcome" TEXT,
ADD COLUMN     "tries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "leasedUntil" TIMESTAMP(3);
UPDATE "PaymentEvent" SET "handledAt" = "receivedAt", "outcome" = 'changed', "dueAt" = "receivedAt";

-- CreateTable
CREATE TABLE "Payment" (
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "intentId" TEXT NOT NULL,
    "status" "PaymentStatus" NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "livemode" BOOLEAN NOT NULL,
    "productId" TEXT,
    "method" TEXT,
    "chargedAt" TIMESTAMP(3),
    "noticedAt" TIMESTAMP(3) NOT NULL,
    "fee" INTEGER,
    "brand" TEXT,
    "last4" TEXT,
    "failure" TEXT,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Refund" (
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" "RefundStatus" NOT NULL,
    "reason" TEXT,
    "note" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Dispute" (
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" "DisputeStatus" NOT NULL,
    "reason" TEXT NOT NULL,
    "dueBy" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Dispute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Download" (
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "networkHash" TEXT,

    CONSTRAINT "Download_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Job" (
    "name" TEXT NOT NULL,
    "leasedBy" TEXT,
    "leasedUntil" TIMESTAMP(3),
    "doneUntil" TIMESTAMP(3),

    CONSTRAINT "Job_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "Site" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "siteId" TEXT NOT NULL,

    CONSTRAINT "Site_pkey" PRIMARY KEY ("id")
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

-- CreateIndex
CREATE INDEX "PaymentEvent_handledAt_dueAt_idx" ON "PaymentEvent"("handledAt", "dueAt");

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Download" ADD CONSTRAINT "Download_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Which site this is.
INSERT INTO "Site" ("id", "siteId") VALUES (1, substr(md5(random()::text || clock_timestamp()::text), 1, 16));

-- What the orders know of their payments becomes records. A charge was never noted: its intent's number stands in for it
-- until Stripe tells.
INSERT INTO "Payment" ("id", "orderId", "intentId", "status", "amount", "currency", "livemode", "productId", "chargedAt", "noticedAt")
SELECT coalesce("paymentIntentId", "id"), "id", coalesce("paymentIntentId", "id"), 'succeeded'::"PaymentStatus",
    CASE WHEN "status" = 'refunded' AND "refunded" > 0 THEN "refunded" ELSE "price" END, "currency", "livemode", "productId", "paidAt", "paidAt"
FROM "Order" WHERE "paidAt" IS NOT NULL;
INSERT INTO "Payment" ("id", "orderId", "intentId", "status", "amount", "currency", "livemode", "productId", "noticedAt")
SELECT "paymentIntentId", "id", "paymentIntentId", 'pending'::"PaymentStatus", "price", "currency", "livemode", "productId", "createdAt"
FROM "Order" WHERE "paidAt" IS NULL AND "status" = 'processing' AND "paymentIntentId" IS NOT NULL AND "refunded" = 0 AND "disputes" = '{}';
INSERT INTO "Refund" ("id", "orderId", "amount", "status", "createdAt")
SELECT coalesce("paymentIntentId", "id"), "id", "refunded", 'succeeded'::"RefundStatus", coalesce("paidAt", "createdAt")
FROM "Order" WHERE "refunded" > 0;
INSERT INTO "Dispute" ("id", "orderId", "amount", "status", "reason", "createdAt")
SELECT one.key, "Order"."id", "Order"."price", one.value::"DisputeStatus", 'general', coalesce("Order"."paidAt", "Order"."createdAt")
FROM "Order", jsonb_each_text("Order"."disputes") AS one(key, value);
UPDATE "Order" SET "canceledAt" = "createdAt" WHERE "status" = 'canceled';
UPDATE "Order" SET "soldAt" = "paidAt" WHERE "paidAt" IS NOT NULL AND "hold" IS NULL;
UPDATE "Order" SET "heldAt" = "paidAt" WHERE "paidAt" IS NOT NULL AND "hold" IS NOT NULL;
