ALTER TABLE "marker_pass" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "marker_pass" ADD COLUMN "token_hash" text;