-- CreateTable
CREATE TABLE "DueCleanUp" (
    "id" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "DueCleanUp_pkey" PRIMARY KEY ("id")
);
