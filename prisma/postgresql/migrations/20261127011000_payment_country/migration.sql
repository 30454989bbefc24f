-- AlterTable
ALTER TABLE "Payment" ADD COLUMN "country" TEXT;
