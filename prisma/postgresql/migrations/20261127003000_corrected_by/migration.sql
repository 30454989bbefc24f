-- AlterTable
ALTER TABLE "Assessment" ADD COLUMN "correctedById" TEXT;

-- CreateIndex
CREATE INDEX "Assessment_correctedById_idx" ON "Assessment"("correctedById");

-- AddForeignKey
ALTER TABLE "Assessment" ADD CONSTRAINT "Assessment_correctedById_fkey" FOREIGN KEY ("correctedById") REFERENCES "Assessment"("id") ON DELETE SET NULL ON UPDATE CASCADE;
