CREATE TABLE "foreign_author" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "award_decision" DROP CONSTRAINT "award_decision_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "foreign_author" ADD CONSTRAINT "foreign_author_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "foreign_author_tournament_id_index" ON "foreign_author" USING btree ("tournament_id");