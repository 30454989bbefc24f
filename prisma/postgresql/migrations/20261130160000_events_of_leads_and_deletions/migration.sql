-- The webhook tells of leads alone. An event that waited may name somebody who was deleted.
DELETE FROM "OutboxMail" WHERE "template" IN ('sale-hook', 'refund-hook', 'newsletter-hook');
-- Deletions are looked for by every link secret at hand.
ALTER TABLE "ErasedId" DROP COLUMN "keyFingerprint";
