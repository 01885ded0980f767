ALTER TABLE "signup" ADD COLUMN "drawn" integer;--> statement-breakpoint
ALTER TABLE "bound_draw" ADD COLUMN "room" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "signup_lot" ON "signup" USING btree ("tournament_id","lot") WHERE "signup"."id" = "signup"."group_id";--> statement-breakpoint
ALTER TABLE "signup_form" DROP COLUMN "lots";