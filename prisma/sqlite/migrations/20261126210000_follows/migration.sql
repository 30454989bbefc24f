-- AlterTable
ALTER TABLE "Assessment" ADD COLUMN "followsId" TEXT CONSTRAINT "Assessment_followsId_fkey" REFERENCES "Assessment" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Assessment_followsId_idx" ON "Assessment"("followsId");
