ALTER TABLE "entry" DROP CONSTRAINT "entry_source";--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_source" CHECK ("entry"."source" in ('desk', 'marker', 'import', 'check'));