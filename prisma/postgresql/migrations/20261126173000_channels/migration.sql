-- AlterTable
ALTER TABLE "Order" ADD COLUMN "attribution" JSONB;

-- CreateTable
CREATE TABLE "ChannelCost" (
    "month" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "cents" INTEGER NOT NULL,

    CONSTRAINT "ChannelCost_pkey" PRIMARY KEY ("month","channel")
);

-- AlterTable: what was counted so far came by a channel that nobody knows
ALTER TABLE "FunnelCounter" ADD COLUMN "channel" TEXT NOT NULL DEFAULT '';
ALTER TABLE "FunnelCounter" ALTER COLUMN "channel" DROP DEFAULT;
ALTER TABLE "FunnelCounter" DROP CONSTRAINT "FunnelCounter_pkey";
ALTER TABLE "FunnelCounter" ADD CONSTRAINT "FunnelCounter_pkey" PRIMARY KEY ("day", "channel", "event");
