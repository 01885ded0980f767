-- Earlier programs left in the log what was private of players who have been deleted since.
CREATE FUNCTION "blanked"(kept jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(kept) = 'object' THEN kept || (
    SELECT coalesce(jsonb_object_agg(key, NULL::jsonb), '{}') FROM jsonb_object_keys(kept) AS key
    WHERE key IN ('vga', 'birthday', 'birthYear', 'phone', 'email', 'note')) ELSE kept END
$$;--> statement-breakpoint
CREATE FUNCTION "blanked_rows"(kept jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN jsonb_typeof(kept -> 'changed') = 'array' THEN jsonb_set(kept, '{changed}', (
    SELECT coalesce(jsonb_agg(CASE WHEN one ->> 'playerId' IN (SELECT "id"::text FROM "player") THEN one ELSE "blanked"(one) END ORDER BY at), '[]')
    FROM jsonb_array_elements(kept -> 'changed') WITH ORDINALITY AS imported(one, at))) ELSE kept END
$$;--> statement-breakpoint
ALTER TABLE "activity" DISABLE TRIGGER "activity_kept";--> statement-breakpoint
UPDATE "activity" SET "before" = "blanked"("before"), "after" = "blanked"("after")
  WHERE "subject_type" = 'player' AND "subject_id" NOT IN (SELECT "id"::text FROM "player");--> statement-breakpoint
UPDATE "activity" SET "before" = "blanked_rows"("before"), "after" = "blanked_rows"("after") WHERE "kind" = 'import';--> statement-breakpoint
ALTER TABLE "activity" ENABLE TRIGGER "activity_kept";--> statement-breakpoint
DROP FUNCTION "blanked_rows", "blanked";--> statement-breakpoint
-- Whether a value of the log changed in nothing but this: values became null, or the name stands in the place of others, also in a text.
CREATE FUNCTION "only_blanked"(was jsonb, becomes jsonb, name text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF was IS NULL OR becomes IS NULL THEN
    RETURN was IS NULL AND becomes IS NULL;
  ELSIF was = becomes THEN
    RETURN true;
  ELSIF becomes = 'null' THEN
    RETURN jsonb_typeof(was) NOT IN ('object', 'array');
  ELSIF jsonb_typeof(was) = 'object' AND jsonb_typeof(becomes) = 'object' THEN
    RETURN NOT EXISTS (SELECT FROM jsonb_each(was) o FULL JOIN jsonb_each(becomes) n USING (key)
      WHERE NOT only_blanked(o.value, n.value, name));
  ELSIF jsonb_typeof(was) = 'array' AND jsonb_typeof(becomes) = 'array' THEN
    RETURN NOT EXISTS (SELECT FROM jsonb_array_elements(was) WITH ORDINALITY o(value, at)
      FULL JOIN jsonb_array_elements(becomes) WITH ORDINALITY n(value, at) USING (at) WHERE NOT only_blanked(o.value, n.value, name));
  ELSIF jsonb_typeof(was) = 'string' AND jsonb_typeof(becomes) = 'string' AND name IS NOT NULL THEN
    -- the new text, with anything where the name stands, is the old one
    RETURN was #>> '{}' LIKE replace(regexp_replace(becomes #>> '{}', '([\\%_])', '\\\1', 'g'), name, '%');
  END IF;
  RETURN false;
END $$;--> statement-breakpoint
-- Nobody changes what the log says, takes a line out of it, or empties it. The one exception: at a person's request, when their time is
-- over, or when their record is deleted, their values are blanked in `before` and `after`. A transaction that does so names in
-- `fairway.redact` the line that tells of it, which it has written itself; it reaches what is told of players of the same tournament.
CREATE OR REPLACE FUNCTION "activity_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told "activity"%ROWTYPE;
  new_name text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT * INTO told FROM "activity" WHERE "id" = nullif(current_setting('fairway.redact', true), '')::uuid AND "id" <> OLD."id"
      AND "at" = transaction_timestamp() AND "kind" IN ('anonymised', 'contacts-removed', 'deleted')
      AND "subject_type" IN ('player', 'tournament');
    SELECT p."name" INTO new_name FROM "player" p WHERE told."kind" = 'anonymised' AND p."id"::text = told."subject_id";
    IF OLD."tournament_id" = told."tournament_id" AND OLD."subject_type" IN ('player', 'tournament', 'award', 'entry')
      AND to_jsonb(NEW) - 'before' - 'after' = to_jsonb(OLD) - 'before' - 'after'
      AND only_blanked(OLD."before", NEW."before", new_name) AND only_blanked(OLD."after", NEW."after", new_name)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the activity log is only appended to' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "activity_not_emptied" BEFORE TRUNCATE ON "activity" FOR EACH STATEMENT EXECUTE FUNCTION "activity_kept"();
