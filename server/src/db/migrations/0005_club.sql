CREATE TABLE "club_logo" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course" DROP CONSTRAINT "course_club_id_club_id_fk";
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "position" smallint;--> statement-breakpoint
UPDATE "course" SET "position" = "placed"."position"
	FROM (SELECT "id", row_number() OVER (PARTITION BY "club_id" ORDER BY lower("name")) AS "position" FROM "course") AS "placed"
	WHERE "placed"."id" = "course"."id";--> statement-breakpoint
ALTER TABLE "course" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
UPDATE "course" SET "tees" = coalesce((
	SELECT jsonb_agg(
		jsonb_build_object('gender', null, 'colour', CASE WHEN lower("tee"->>'name') IN ('black', 'gold', 'silver', 'blue', 'white', 'red', 'green', 'yellow') THEN lower("tee"->>'name') END) || "tee"
		ORDER BY "nth")
	FROM jsonb_array_elements("tees") WITH ORDINALITY AS "each"("tee", "nth")
), '[]');--> statement-breakpoint
ALTER TABLE "club_logo" ADD CONSTRAINT "club_logo_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club" DROP COLUMN "logo";