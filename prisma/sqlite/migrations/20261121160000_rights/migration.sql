-- AlterTable
ALTER TABLE "Order" ADD COLUMN "emailHash" TEXT;
ALTER TABLE "Order" ADD COLUMN "erasedAt" DATETIME;

-- CreateTable
CREATE TABLE "MarketingConsent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL,
    "email" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "wordingVersion" TEXT NOT NULL,
    "assessmentId" TEXT,
    "confirmedAt" DATETIME,
    "withdrawnAt" DATETIME
);

-- CreateTable
CREATE TABLE "DataKey" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "email" TEXT NOT NULL,
    "newEmail" TEXT
);

-- CreateTable
CREATE TABLE "ErasedId" (
    "idHash" TEXT NOT NULL PRIMARY KEY,
    "erasedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "MarketingConsent_email_idx" ON "MarketingConsent"("email");

-- CreateIndex
CREATE INDEX "MarketingConsent_assessmentId_idx" ON "MarketingConsent"("assessmentId");

-- CreateIndex
CREATE INDEX "DataKey_email_idx" ON "DataKey"("email");

-- CreateIndex
CREATE INDEX "DataKey_expiresAt_idx" ON "DataKey"("expiresAt");
