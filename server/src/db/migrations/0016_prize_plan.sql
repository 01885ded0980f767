ALTER TABLE "award" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "name_english" text;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "division_id" uuid;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "places" smallint;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "backups" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "members_only" boolean;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "every" smallint;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "tiebreak" text;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "tiebreak_rule" jsonb;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "value" bigint;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "gift" text;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE cascade ON UPDATE no action;