-- AlterTable
ALTER TABLE "Dispute" ADD COLUMN "lostAt" DATETIME;

-- Only the mail about it knew. Where that is gone nobody does, and no week that is still to be told of has it.
UPDATE "Dispute" SET "lostAt" = (
    SELECT "createdAt" FROM "OutboxMail" WHERE "reason" = 'owner-dispute-lost:' || "Dispute"."id"
) WHERE "status" = 'lost';
