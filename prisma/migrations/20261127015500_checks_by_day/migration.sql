-- CreateTable
CREATE TABLE "ops"."check_day" (
    "day" DATE NOT NULL,
    "check" TEXT NOT NULL,
    "tenders" INTEGER NOT NULL,

    CONSTRAINT "check_day_pkey" PRIMARY KEY ("day","check")
);
