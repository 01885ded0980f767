ALTER TABLE "push_subscription" DROP CONSTRAINT "push_subscription_of";--> statement-breakpoint
ALTER TABLE "push_subscription" ADD COLUMN "signup_id" uuid;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_signup_id_signup_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscription_signup_id_index" ON "push_subscription" USING btree ("signup_id");--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_of" UNIQUE NULLS NOT DISTINCT("tournament_id","endpoint","signup_id");