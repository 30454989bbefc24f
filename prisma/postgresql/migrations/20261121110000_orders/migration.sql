-- CreateEnum
CREATE TYPE "ProductType" AS ENUM ('digital', 'bundle');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('awaiting_payment', 'processing', 'canceled', 'on_hold', 'paid', 'partially_refunded', 'disputed', 'refunded');

-- CreateEnum
CREATE TYPE "MailStatus" AS ENUM ('queued', 'sent', 'dead');

-- CreateTable
CREATE TABLE "Product" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "type" "ProductType" NOT NULL,
    "category" TEXT NOT NULL,
    "price" INTEGER NOT NULL,
    "originalPrice" INTEGER,
    "currency" TEXT NOT NULL,
    "recommended" BOOLEAN NOT NULL,
    "whatYouGet" JSONB NOT NULL,
    "benefits" JSONB NOT NULL,
    "features" JSONB NOT NULL,
    "imageUrl" TEXT,
    "tools" JSONB NOT NULL,
    "position" INTEGER NOT NULL,
    "retired" BOOLEAN NOT NULL,

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Catalogue" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "contentVersion" TEXT NOT NULL,
    "builtAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Catalogue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Order" (
    "id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" "OrderStatus" NOT NULL DEFAULT 'awaiting_payment',
    "hold" TEXT,
    "productId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "price" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "tools" JSONB NOT NULL,
    "contentVersion" TEXT NOT NULL,
    "livemode" BOOLEAN NOT NULL,
    "paymentIntentId" TEXT,
    "clientSecretHash" TEXT,
    "attemptKeyHash" TEXT,
    "attemptDigest" TEXT,
    "email" TEXT,
    "billingEmail" TEXT,
    "company" TEXT,
    "taxId" TEXT,
    "failedCharges" INTEGER NOT NULL DEFAULT 0,
    "paidAt" TIMESTAMP(3),
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "disputes" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "Order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "orderId" TEXT,

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderAccess" (
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "orderId" TEXT NOT NULL,

    CONSTRAINT "OrderAccess_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reason" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "recipient" TEXT,
    "orderId" TEXT,
    "data" JSONB,
    "messageId" TEXT NOT NULL,
    "status" "MailStatus" NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedBy" TEXT,
    "leasedUntil" TIMESTAMP(3),
    "sentAt" TIMESTAMP(3),
    "lastError" TEXT,

    CONSTRAINT "OutboxMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Product_retired_position_idx" ON "Product"("retired", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Order_number_key" ON "Order"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Order_paymentIntentId_key" ON "Order"("paymentIntentId");

-- CreateIndex
CREATE UNIQUE INDEX "Order_clientSecretHash_key" ON "Order"("clientSecretHash");

-- CreateIndex
CREATE UNIQUE INDEX "Order_attemptKeyHash_key" ON "Order"("attemptKeyHash");

-- CreateIndex
CREATE INDEX "Order_status_createdAt_idx" ON "Order"("status", "createdAt");

-- CreateIndex
CREATE INDEX "Order_email_idx" ON "Order"("email");

-- CreateIndex
CREATE INDEX "PaymentEvent_orderId_idx" ON "PaymentEvent"("orderId");

-- CreateIndex
CREATE INDEX "PaymentEvent_type_receivedAt_idx" ON "PaymentEvent"("type", "receivedAt");

-- CreateIndex
CREATE INDEX "OrderAccess_orderId_idx" ON "OrderAccess"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "OutboxMail_reason_key" ON "OutboxMail"("reason");

-- CreateIndex
CREATE UNIQUE INDEX "OutboxMail_messageId_key" ON "OutboxMail"("messageId");

-- CreateIndex
CREATE INDEX "OutboxMail_status_dueAt_idx" ON "OutboxMail"("status", "dueAt");

-- CreateIndex
CREATE INDEX "OutboxMail_orderId_idx" ON "OutboxMail"("orderId");

-- AddForeignKey
ALTER TABLE "PaymentEvent" ADD CONSTRAINT "PaymentEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderAccess" ADD CONSTRAINT "OrderAccess_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxMail" ADD CONSTRAINT "OutboxMail_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;
