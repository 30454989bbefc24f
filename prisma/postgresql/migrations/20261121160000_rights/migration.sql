-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "emailHash" TEXT,
ADD COLUMN     "erasedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "MarketingConsent" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "email" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "wordingVersion" TEXT NOT NULL,
    "assessmentId" TEXT,
    "confirmedAt" TIMESTAMP(3),
    "withdrawnAt" TIMESTAMP(3),

    CONSTRAINT "MarketingConsent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DataKey" (
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "email" TEXT NOT NULL,
    "newEmail" TEXT,

    CONSTRAINT "DataKey_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "ErasedId" (
    "idHash" TEXT NOT NULL,
    "erasedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ErasedId_pkey" PRIMARY KEY ("idHash")
);

-- CreateIndex
CREATE INDEX "MarketingConsent_email_idx" ON "MarketingConsent"("email");

-- CreateIndex
CREATE INDEX "MarketingConsent_assessmentId_idx" ON "MarketingConsent"("assessmentId");

-- CreateIndex
CREATE INDEX "DataKey_email_idx" ON "DataKey"("email");

-- CreateIndex
CREATE INDEX "DataKey_expiresAt_idx" ON "DataKey"("expiresAt");
