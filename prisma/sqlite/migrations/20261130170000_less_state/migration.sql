-- A trouble is told once a day.
DELETE FROM "Job" WHERE "name" LIKE 'trouble/%';
