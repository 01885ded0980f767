-- Nobody changes what the log says, and nobody takes a line out of it. The one exception: at a person's request, or when their time is
-- over, their values are blanked in `before` and `after`. A transaction that does so names in `fairway.redact` the line that tells of it,
-- which it has written itself.
CREATE FUNCTION "activity_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := nullif(current_setting('fairway.redact', true), '');
BEGIN
  IF TG_OP = 'UPDATE' AND told IS NOT NULL
    AND to_jsonb(NEW) - 'before' - 'after' = to_jsonb(OLD) - 'before' - 'after'
    AND EXISTS (SELECT 1 FROM "activity" WHERE "id" = told::uuid AND "id" <> OLD."id"
      AND "kind" IN ('anonymised', 'contacts-removed') AND "at" = transaction_timestamp())
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the activity log is only appended to' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "activity_kept" BEFORE UPDATE OR DELETE ON "activity" FOR EACH ROW EXECUTE FUNCTION "activity_kept"();
