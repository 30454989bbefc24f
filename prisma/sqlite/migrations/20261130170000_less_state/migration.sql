-- What is sold is read from content/.
DROP TABLE "Product";
DROP TABLE "Catalogue";
-- A trouble is told once a day.
DELETE FROM "Job" WHERE "name" LIKE 'trouble/%';
