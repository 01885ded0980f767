ALTER TABLE "ceremony" ALTER COLUMN "basis" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ceremony" ALTER COLUMN "from_place" DROP NOT NULL;