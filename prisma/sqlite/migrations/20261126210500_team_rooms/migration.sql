-- CreateTable
CREATE TABLE "TeamRoom" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL,
    "founderHash" TEXT NOT NULL,
    "memberHash" TEXT NOT NULL,
    "closedAt" DATETIME,
    "reveal" JSONB
);

-- CreateTable
CREATE TABLE "TeamAnswer" (
    "keyHash" TEXT NOT NULL PRIMARY KEY,
    "roomId" TEXT NOT NULL,
    "ratings" JSONB NOT NULL,
    CONSTRAINT "TeamAnswer_roomId_fkey" FOREIGN KEY ("roomId") REFERENCES "TeamRoom" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "TeamRoom_founderHash_key" ON "TeamRoom"("founderHash");

-- CreateIndex
CREATE UNIQUE INDEX "TeamRoom_memberHash_key" ON "TeamRoom"("memberHash");

-- CreateIndex
CREATE INDEX "TeamRoom_createdAt_idx" ON "TeamRoom"("createdAt");

-- CreateIndex
CREATE INDEX "TeamAnswer_roomId_idx" ON "TeamAnswer"("roomId");
