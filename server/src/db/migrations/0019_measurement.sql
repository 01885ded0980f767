CREATE TABLE "measurement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "measurement_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hole" smallint NOT NULL,
	"centimetres" integer,
	"drive_centimetres" integer,
	"on_target" boolean NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	"device" text,
	"entered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text,
	CONSTRAINT "measurement_hole" CHECK ("measurement"."hole" between 1 and 18),
	CONSTRAINT "measurement_centimetres" CHECK ("measurement"."centimetres" between 0 and 99999),
	CONSTRAINT "measurement_drive" CHECK ("measurement"."drive_centimetres" between 0 and 99999),
	CONSTRAINT "measurement_kind" CHECK ("measurement"."kind" in ('longest-drive', 'nearest-to-the-pin', 'nearest-to-the-line'))
);
--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurement_round_id_kind_hole_index" ON "measurement" USING btree ("round_id","kind","hole");--> statement-breakpoint
CREATE INDEX "measurement_player_id_index" ON "measurement" USING btree ("player_id");