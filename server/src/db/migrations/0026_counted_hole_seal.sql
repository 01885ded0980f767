ALTER TABLE "ceremony" ADD COLUMN "round_id" uuid;--> statement-breakpoint
ALTER TABLE "ceremony" ADD COLUMN "award_id" uuid;--> statement-breakpoint
ALTER TABLE "counted_hole" ADD COLUMN "salt" text;--> statement-breakpoint
ALTER TABLE "counted_hole" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "counted_hole" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "ceremony" ADD CONSTRAINT "ceremony_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ceremony" ADD CONSTRAINT "ceremony_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE cascade ON UPDATE no action;