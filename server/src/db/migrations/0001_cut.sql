ALTER TABLE "card" DROP CONSTRAINT "card_status";--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_status" CHECK ("card"."status" in ('ok', 'NR', 'WD', 'DQ', 'cut'));