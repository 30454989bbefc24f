-- What Stripe's page takes off for a promotion code and adds as tax.
ALTER TABLE "Order" ADD COLUMN "discount" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Order" ADD COLUMN "tax" INTEGER NOT NULL DEFAULT 0;
