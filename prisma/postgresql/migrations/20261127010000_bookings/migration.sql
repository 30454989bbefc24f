-- CreateTable
CREATE TABLE "Booking" (
    "id" TEXT NOT NULL,
    "assessmentId" TEXT NOT NULL,
    "bookedAt" TIMESTAMP(3) NOT NULL,
    "startsAt" TIMESTAMP(3),
    "toldAt" TIMESTAMP(3) NOT NULL,
    "canceledAt" TIMESTAMP(3),

    CONSTRAINT "Booking_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Booking_assessmentId_idx" ON "Booking"("assessmentId");

-- AddForeignKey
ALTER TABLE "Booking" ADD CONSTRAINT "Booking_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "Assessment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
