-- CreateTable
CREATE TABLE "DueCleanUp" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "since" DATETIME NOT NULL
);
