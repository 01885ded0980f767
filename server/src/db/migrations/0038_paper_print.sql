CREATE TABLE "paper_print" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tournament_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"round_id" uuid,
	"division_id" uuid,
	"size" text NOT NULL,
	"language" text NOT NULL,
	"each" text NOT NULL,
	"code" text NOT NULL,
	"pages" smallint NOT NULL,
	"parts" jsonb NOT NULL,
	"printed_at" timestamp with time zone NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "paper_print_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"principal_kind" text,
	"principal_id" uuid
);
--> statement-breakpoint
ALTER TABLE "paper_print" ADD CONSTRAINT "paper_print_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_print" ADD CONSTRAINT "paper_print_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_print" ADD CONSTRAINT "paper_print_division_id_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_print_tournament_id_seq_index" ON "paper_print" USING btree ("tournament_id","seq");--> statement-breakpoint
CREATE INDEX "paper_print_round_id_index" ON "paper_print" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "paper_print_division_id_index" ON "paper_print" USING btree ("division_id");