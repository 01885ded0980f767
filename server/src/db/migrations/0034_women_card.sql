ALTER TABLE "course" ADD COLUMN "women_par" smallint[];--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "women_stroke_index" smallint[];--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "women_par" smallint[];--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "women_stroke_index" smallint[];--> statement-breakpoint
UPDATE "course" SET "tees" = (SELECT jsonb_agg("of" || '{"par": null}' ORDER BY "nth") FROM jsonb_array_elements("tees") WITH ORDINALITY AS "tee" ("of", "nth")) WHERE "tees" <> '[]';--> statement-breakpoint
UPDATE "round" SET "tees" = (SELECT jsonb_agg("of" || '{"par": null}' ORDER BY "nth") FROM jsonb_array_elements("tees") WITH ORDINALITY AS "tee" ("of", "nth")) WHERE "tees" <> '[]';
