-- CreateTable
CREATE TABLE "Terms" (
    "contentVersion" TEXT NOT NULL PRIMARY KEY,
    "keptAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawal" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "licenses" JSONB NOT NULL
);
