-- CreateTable
CREATE TABLE "ops"."interrupted_message" (
    "queue" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "deaths" INTEGER NOT NULL DEFAULT 1,
    "in_work" BOOLEAN NOT NULL DEFAULT false,
    "progress" TEXT NOT NULL,
    "last_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interrupted_message_pkey" PRIMARY KEY ("queue","message")
);
