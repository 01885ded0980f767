ALTER TABLE "tournament" ADD COLUMN "entry_batches" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "entry_seq_index" ON "entry" USING btree ("seq");