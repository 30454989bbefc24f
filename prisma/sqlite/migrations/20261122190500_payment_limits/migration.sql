-- AlterTable
ALTER TABLE "Order" ADD COLUMN "declinedCards" TEXT;
ALTER TABLE "Order" ADD COLUMN "networks" TEXT;
