-- CreateTable
CREATE TABLE "FunnelCounter" (
    "day" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("day", "event")
);
