ALTER TABLE "course" ADD COLUMN "nines" text[];--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "day_handicap_rule" jsonb;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "nines" text[];--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "countback_share" text DEFAULT 'exact' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "tie_order" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament" ADD COLUMN "gifts_for_withdrawn" boolean DEFAULT true NOT NULL;