ALTER TABLE "card" ADD COLUMN "arrival" text;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_arrival" CHECK ("card"."arrival" in ('present', 'late'));