-- Stripe's invoice has the buyer's company, tax ID and address.
ALTER TABLE "Order" DROP COLUMN "company";
ALTER TABLE "Order" DROP COLUMN "taxId";
ALTER TABLE "Order" DROP COLUMN "postalAddress";
