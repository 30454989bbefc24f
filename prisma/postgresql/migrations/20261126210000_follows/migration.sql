-- AlterTable
ALTER TABLE "Assessment" ADD COLUMN "followsId" TEXT;

-- CreateIndex
CREATE INDEX "Assessment_followsId_idx" ON "Assessment"("followsId");

-- AddForeignKey
ALTER TABLE "Assessment" ADD CONSTRAINT "Assessment_followsId_fkey" FOREIGN KEY ("followsId") REFERENCES "Assessment"("id") ON DELETE SET NULL ON UPDATE CASCADE;
