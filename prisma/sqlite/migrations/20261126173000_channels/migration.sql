-- AlterTable
ALTER TABLE "Order" ADD COLUMN "attribution" JSONB;

-- CreateTable
CREATE TABLE "ChannelCost" (
    "month" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "cents" INTEGER NOT NULL,

    PRIMARY KEY ("month", "channel")
);

-- RedefineTables: what was counted so far came by a channel that nobody knows
CREATE TABLE "new_FunnelCounter" (
    "day" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("day", "channel", "event")
);
INSERT INTO "new_FunnelCounter" ("day", "channel", "event", "count") SELECT "day", '', "event", "count" FROM "FunnelCounter";
DROP TABLE "FunnelCounter";
ALTER TABLE "new_FunnelCounter" RENAME TO "FunnelCounter";
