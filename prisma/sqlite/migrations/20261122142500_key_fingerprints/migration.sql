-- Who was deleted is found again by a hash under a link secret: which one it was. Rows that are there do not know.
ALTER TABLE "ErasedId" ADD COLUMN "keyFingerprint" TEXT;
