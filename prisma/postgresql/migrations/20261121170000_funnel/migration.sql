-- CreateTable
CREATE TABLE "FunnelCounter" (
    "day" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "FunnelCounter_pkey" PRIMARY KEY ("day","event")
);
