-- Which edition of its files an order was sold with, and who was told of a later one.
ALTER TABLE "Terms" ADD COLUMN "editions" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "Order" ADD COLUMN "announced" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Order" ADD COLUMN "quietAt" DATETIME;
