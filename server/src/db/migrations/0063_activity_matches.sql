-- The name of a player who was anonymised also goes from the reasons of the committee for the result of a match or a cup.
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
    IF OLD."tournament_id" = told."tournament_id"
      AND OLD."subject_type" IN ('player', 'tournament', 'award', 'entry', 'measurement', 'round', 'match', 'contest')
      AND to_jsonb(NEW) - 'before' - 'after' = to_jsonb(OLD) - 'before' - 'after'
      AND only_blanked(OLD."before", NEW."before", new_name) AND only_blanked(OLD."after", NEW."after", new_name)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the activity log is only appended to' USING ERRCODE = 'restrict_violation';
END $$;
