ALTER TABLE "held_entry" ADD COLUMN "clock_wrong" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marker_link" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "marker_device" DROP COLUMN "address";