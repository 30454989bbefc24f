-- What is sold is read from content/.
DROP TABLE "Product";
DROP TABLE "Catalogue";
DROP TYPE "ProductType";
-- A trouble is told once a day.
DELETE FROM "Job" WHERE "name" LIKE 'trouble/%';
-- Deletions are noted in ERASED_LIST, and the files cleaned once a day.
DROP TABLE "ErasedId";
DROP TABLE "DueCleanUp";
