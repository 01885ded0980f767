ALTER TABLE "entry" DROP CONSTRAINT "entry_hole";--> statement-breakpoint
ALTER TABLE "entry" DROP CONSTRAINT "entry_strokes";--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_total" CHECK ("entry"."hole" > 0 or not "entry"."pickup" and ("entry"."strokes" between 18 and 540 or "entry"."strokes" is null));--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_hole" CHECK ("entry"."hole" between 0 and 18);--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_strokes" CHECK ("entry"."strokes" between 1 and 30 and not "entry"."pickup" or "entry"."strokes" is null or "entry"."hole" = 0);