-- AlterTable
ALTER TABLE "Order" ADD COLUMN "postalAddress" TEXT;
