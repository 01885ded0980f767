ALTER TABLE "side_partner" ADD COLUMN "arrival" text;--> statement-breakpoint
ALTER TABLE "side_partner" ADD CONSTRAINT "side_partner_arrival" CHECK ("side_partner"."arrival" in ('present', 'late'));