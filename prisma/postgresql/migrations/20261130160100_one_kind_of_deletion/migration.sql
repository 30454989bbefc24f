-- Deletions are looked for by every link secret at hand.
ALTER TABLE "ErasedId" DROP COLUMN "keyFingerprint";
