ALTER TABLE "signup" DROP CONSTRAINT "signup_code_unique";--> statement-breakpoint
ALTER TABLE "signup" DROP CONSTRAINT "signup_mailTokenHash_unique";--> statement-breakpoint
ALTER TABLE "signup_package" DROP CONSTRAINT "signup_package_code_unique";--> statement-breakpoint
DROP INDEX "signup_package_tournament_id_index";--> statement-breakpoint
ALTER TABLE "signup" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "signup_package" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "signup_id" uuid;--> statement-breakpoint
ALTER TABLE "signup" ADD COLUMN "mail_token_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "signup" ADD COLUMN "told" text;--> statement-breakpoint
UPDATE "signup" SET "told" = "state";--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_signup_id_signup_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_signup_id_index" ON "mail" USING btree ("signup_id");--> statement-breakpoint
CREATE INDEX "signup_code" ON "signup" USING btree ("code");--> statement-breakpoint
CREATE INDEX "signup_mail_tokens" ON "signup" USING gin ("mail_token_hashes");--> statement-breakpoint
CREATE INDEX "signup_untold" ON "signup" USING btree ("tournament_id") WHERE "signup"."email" is not null and "signup"."told" is distinct from "signup"."state";--> statement-breakpoint
ALTER TABLE "signup" DROP COLUMN "mail_token_hash";--> statement-breakpoint
ALTER TABLE "signup" ADD CONSTRAINT "signup_tournamentId_code_unique" UNIQUE("tournament_id","code");--> statement-breakpoint
ALTER TABLE "signup_package" ADD CONSTRAINT "signup_package_tournamentId_code_unique" UNIQUE("tournament_id","code");