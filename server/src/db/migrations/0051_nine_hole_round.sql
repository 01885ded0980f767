ALTER TABLE "entry" DROP CONSTRAINT "entry_total";--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "holes" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_total" CHECK ("entry"."hole" > 0 or not "entry"."pickup" and ("entry"."strokes" between 9 and 540 or "entry"."strokes" is null));--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_holes" CHECK ("round"."holes" = 'all' or "round"."holes" in ('front', 'back') and cardinality("round"."par") = 18);