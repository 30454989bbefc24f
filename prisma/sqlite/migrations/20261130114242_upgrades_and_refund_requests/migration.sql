-- When a buyer asked for the money back, and which order of tools a bundle was bought upon.
ALTER TABLE "Order" ADD COLUMN "refundAskedAt" DATETIME;
ALTER TABLE "Order" ADD COLUMN "upgradeOf" TEXT;
CREATE INDEX "Order_upgradeOf_idx" ON "Order"("upgradeOf");
