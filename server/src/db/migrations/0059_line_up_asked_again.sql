ALTER TABLE "line_up" ALTER COLUMN "sealed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "line_up" ADD COLUMN "asked_again_at" timestamp with time zone;