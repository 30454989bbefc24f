-- AlterTable: campaign tags are columns. Of those that named no source, the advertiser or the linking site is it
ALTER TABLE "Assessment" ADD COLUMN "utmSource" TEXT;
ALTER TABLE "Assessment" ADD COLUMN "utmMedium" TEXT;
ALTER TABLE "Assessment" ADD COLUMN "utmCampaign" TEXT;
UPDATE "Assessment" SET
    "utmSource" = COALESCE("attribution" ->> 'utm_source', "attribution" ->> 'click', "attribution" ->> 'referrer'),
    "utmMedium" = "attribution" ->> 'utm_medium',
    "utmCampaign" = "attribution" ->> 'utm_campaign'
WHERE "attribution" IS NOT NULL;
ALTER TABLE "Assessment" DROP COLUMN "attribution";

-- AlterTable: the same
ALTER TABLE "Order" ADD COLUMN "utmSource" TEXT;
ALTER TABLE "Order" ADD COLUMN "utmMedium" TEXT;
ALTER TABLE "Order" ADD COLUMN "utmCampaign" TEXT;
UPDATE "Order" SET
    "utmSource" = COALESCE("attribution" ->> 'utm_source', "attribution" ->> 'click', "attribution" ->> 'referrer'),
    "utmMedium" = "attribution" ->> 'utm_medium',
    "utmCampaign" = "attribution" ->> 'utm_campaign'
WHERE "attribution" IS NOT NULL;
ALTER TABLE "Order" DROP COLUMN "attribution";

-- DropTable
DROP TABLE "FunnelCounter";
DROP TABLE "ChannelCost";

-- Nothing writes the Monday mail any more
DELETE FROM "OutboxMail" WHERE "template" = 'owner-week';
