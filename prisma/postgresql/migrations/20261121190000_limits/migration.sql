-- CreateTable
CREATE TABLE "LimitCount" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "LimitCount_pkey" PRIMARY KEY ("key")
);
