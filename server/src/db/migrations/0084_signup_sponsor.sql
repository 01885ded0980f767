ALTER TABLE "signup_package" ADD COLUMN "sponsor_id" uuid;--> statement-breakpoint
ALTER TABLE "signup_package" ADD CONSTRAINT "signup_package_sponsor_id_sponsor_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."sponsor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE signup_package p SET sponsor_id = (
  SELECT s.id FROM sponsor s WHERE s.tournament_id = p.tournament_id AND lower(s.name) = lower(p.name) ORDER BY s.position, s.id LIMIT 1
);
