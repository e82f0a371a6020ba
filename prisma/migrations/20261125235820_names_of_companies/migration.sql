-- `tenders rebuild` fills both; until then no typing error links two companies.
ALTER TABLE "derived"."company_spelling" ADD COLUMN     "mistyped" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "derived"."company_spelling" ALTER COLUMN "mistyped" DROP DEFAULT;

-- AlterTable
ALTER TABLE "derived"."supplier_spelling" ADD COLUMN     "words" TEXT[];

-- CreateIndex
CREATE INDEX "supplier_spelling_words_idx" ON "derived"."supplier_spelling" USING GIN ("words");
