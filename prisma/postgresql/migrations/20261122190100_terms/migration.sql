-- CreateTable
CREATE TABLE "Terms" (
    "contentVersion" TEXT NOT NULL,
    "keptAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawal" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "licenses" JSONB NOT NULL,

    CONSTRAINT "Terms_pkey" PRIMARY KEY ("contentVersion")
);
