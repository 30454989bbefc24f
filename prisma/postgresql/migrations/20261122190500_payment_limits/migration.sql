-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "declinedCards" TEXT,
ADD COLUMN     "networks" TEXT;
