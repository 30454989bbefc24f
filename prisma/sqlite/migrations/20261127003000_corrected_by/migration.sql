-- AlterTable
ALTER TABLE "Assessment" ADD COLUMN "correctedById" TEXT CONSTRAINT "Assessment_correctedById_fkey" REFERENCES "Assessment" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Assessment_correctedById_idx" ON "Assessment"("correctedById");
