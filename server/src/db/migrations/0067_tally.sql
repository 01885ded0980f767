CREATE TABLE "round_tally" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"words" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_tally" (
	"tournament_id" uuid PRIMARY KEY NOT NULL,
	"players" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "round_tally" ADD CONSTRAINT "round_tally_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_tally" ADD CONSTRAINT "tournament_tally_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- in the same transaction as the rows that are counted: who writes holds the tournament, so nobody waits here for another
CREATE FUNCTION "tally_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "round_tally" ("round_id", "entries") SELECT "round_id", count(*) FROM "changed" GROUP BY "round_id"
      ON CONFLICT ("round_id") DO UPDATE SET "entries" = "round_tally"."entries" + excluded."entries";
  ELSE
    UPDATE "round_tally" t SET "entries" = t."entries" - gone."entries"
      FROM (SELECT "round_id", count(*) AS "entries" FROM "changed" GROUP BY "round_id") AS gone WHERE t."round_id" = gone."round_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "round_tally" ("round_id", "words")
      SELECT s."round_id", count(*) FROM "changed" c JOIN "match" m ON m."id" = c."match_id" JOIN "match_session" s ON s."id" = m."session_id"
      GROUP BY s."round_id"
      ON CONFLICT ("round_id") DO UPDATE SET "words" = "round_tally"."words" + excluded."words";
  ELSE
    UPDATE "round_tally" t SET "words" = t."words" - gone."words"
      FROM (SELECT s."round_id", count(*) AS "words" FROM "changed" c
        JOIN "match" m ON m."id" = c."match_id" JOIN "match_session" s ON s."id" = m."session_id" GROUP BY s."round_id") AS gone
      WHERE t."round_id" = gone."round_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_players"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "tournament_tally" ("tournament_id", "players")
      SELECT "tournament_id", count(*) FROM "changed" WHERE "kind" = 'player' GROUP BY "tournament_id"
      ON CONFLICT ("tournament_id") DO UPDATE SET "players" = "tournament_tally"."players" + excluded."players";
  ELSE
    UPDATE "tournament_tally" t SET "players" = t."players" - gone."players"
      FROM (SELECT "tournament_id", count(*) AS "players" FROM "changed" WHERE "kind" = 'player' GROUP BY "tournament_id") AS gone
      WHERE t."tournament_id" = gone."tournament_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tally_new_entries" AFTER INSERT ON "entry" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_entries"();--> statement-breakpoint
CREATE TRIGGER "tally_gone_entries" AFTER DELETE ON "entry" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_entries"();--> statement-breakpoint
CREATE TRIGGER "tally_new_words" AFTER INSERT ON "match_entry" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_words"();--> statement-breakpoint
CREATE TRIGGER "tally_gone_words" AFTER DELETE ON "match_entry" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_words"();--> statement-breakpoint
CREATE TRIGGER "tally_new_players" AFTER INSERT ON "player" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_players"();--> statement-breakpoint
CREATE TRIGGER "tally_gone_players" AFTER DELETE ON "player" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_players"();--> statement-breakpoint
-- the triggers hold back who writes until all is counted
INSERT INTO "round_tally" ("round_id", "entries") SELECT "round_id", count(*) FROM "entry" GROUP BY "round_id";--> statement-breakpoint
INSERT INTO "round_tally" ("round_id", "words")
  SELECT s."round_id", count(*) FROM "match_entry" e JOIN "match" m ON m."id" = e."match_id" JOIN "match_session" s ON s."id" = m."session_id"
  GROUP BY s."round_id"
  ON CONFLICT ("round_id") DO UPDATE SET "words" = excluded."words";--> statement-breakpoint
INSERT INTO "tournament_tally" ("tournament_id", "players") SELECT "tournament_id", count(*) FROM "player" WHERE "kind" = 'player' GROUP BY "tournament_id";
