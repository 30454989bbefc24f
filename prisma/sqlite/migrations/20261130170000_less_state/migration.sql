-- What is sold is read from content/.
DROP TABLE "Product";
DROP TABLE "Catalogue";
