-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "assessmentId" TEXT;

-- CreateTable
CREATE TABLE "ReportRequest" (
    "assessmentId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "callAt" TIMESTAMP(3),

    CONSTRAINT "ReportRequest_pkey" PRIMARY KEY ("assessmentId")
);

-- CreateTable
CREATE TABLE "MailAllowance" (
    "subject" TEXT NOT NULL,
    "window" TEXT NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    "endsAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MailAllowance_pkey" PRIMARY KEY ("subject","window")
);

-- CreateIndex
CREATE INDEX "ReportRequest_createdAt_idx" ON "ReportRequest"("createdAt");

-- CreateIndex
CREATE INDEX "MailAllowance_endsAt_idx" ON "MailAllowance"("endsAt");

-- CreateIndex
CREATE INDEX "OutboxMail_assessmentId_idx" ON "OutboxMail"("assessmentId");

-- AddForeignKey
ALTER TABLE "ReportRequest" ADD CONSTRAINT "ReportRequest_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "Assessment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxMail" ADD CONSTRAINT "OutboxMail_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "Assessment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
