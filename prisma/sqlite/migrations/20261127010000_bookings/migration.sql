-- CreateTable
CREATE TABLE "Booking" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "assessmentId" TEXT NOT NULL,
    "bookedAt" DATETIME NOT NULL,
    "startsAt" DATETIME,
    "toldAt" DATETIME NOT NULL,
    "canceledAt" DATETIME,
    CONSTRAINT "Booking_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "Assessment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Booking_assessmentId_idx" ON "Booking"("assessmentId");
