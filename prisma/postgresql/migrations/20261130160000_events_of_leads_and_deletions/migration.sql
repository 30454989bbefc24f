-- The webhook tells of leads alone. An event that waited may name somebody who was deleted.
DELETE FROM "OutboxMail" WHERE "template" IN ('sale-hook', 'refund-hook', 'newsletter-hook');
-- What the site no longer watches: no mail can be written about it.
DELETE FROM "OutboxMail" WHERE "template" = 'owner-many-payments' OR "reason" LIKE 'owner-trouble:disk:%'
  OR "reason" LIKE 'owner-trouble:tables:%' OR "reason" LIKE 'owner-trouble:certificate:%'
  OR "reason" LIKE 'owner-trouble:archives:%';
-- Deletions are looked for by every link secret at hand.
ALTER TABLE "ErasedId" DROP COLUMN "keyFingerprint";
