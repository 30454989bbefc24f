-- CreateTable
CREATE TABLE "Product" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "type" TEXT NOT NULL,
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
    "retired" BOOLEAN NOT NULL
);

-- CreateTable
CREATE TABLE "Catalogue" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "contentVersion" TEXT NOT NULL,
    "builtAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Order" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "number" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" TEXT NOT NULL DEFAULT 'awaiting_payment',
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
    "paidAt" DATETIME,
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "disputes" JSONB NOT NULL DEFAULT '{}'
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "type" TEXT NOT NULL,
    "receivedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "orderId" TEXT,
    CONSTRAINT "PaymentEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OrderAccess" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "orderId" TEXT NOT NULL,
    CONSTRAINT "OrderAccess_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reason" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "recipient" TEXT,
    "orderId" TEXT,
    "data" JSONB,
    "messageId" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedBy" TEXT,
    "leasedUntil" DATETIME,
    "sentAt" DATETIME,
    "lastError" TEXT,
    CONSTRAINT "OutboxMail_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE SET NULL ON UPDATE CASCADE
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
