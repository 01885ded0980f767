CREATE TABLE "card_confirmation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"total" smallint NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"hole" smallint NOT NULL,
	"strokes" smallint,
	"pickup" boolean DEFAULT false NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cause" text NOT NULL,
	"decided_at" timestamp with time zone,
	"accepted" boolean,
	"principal_kind" text,
	"principal_id" uuid
);
--> statement-breakpoint
CREATE TABLE "marker_device" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unsent" integer DEFAULT 0 NOT NULL,
	"shut_out_at" timestamp with time zone,
	CONSTRAINT "marker_device_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "marker_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"round_id" uuid NOT NULL,
	"flight_id" uuid,
	"flight_number" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "marker_link_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "clock_wrong" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_confirmation" ADD CONSTRAINT "card_confirmation_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_confirmation" ADD CONSTRAINT "card_confirmation_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_confirmation" ADD CONSTRAINT "card_confirmation_device_id_marker_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."marker_device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_entry" ADD CONSTRAINT "held_entry_device_id_marker_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."marker_device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_entry" ADD CONSTRAINT "held_entry_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_entry" ADD CONSTRAINT "held_entry_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_device" ADD CONSTRAINT "marker_device_link_id_marker_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."marker_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_link" ADD CONSTRAINT "marker_link_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_link" ADD CONSTRAINT "marker_link_flight_id_flight_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."flight"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_confirmation_round_id_player_id_index" ON "card_confirmation" USING btree ("round_id","player_id");--> statement-breakpoint
CREATE INDEX "card_confirmation_device_id_index" ON "card_confirmation" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "held_entry_round_id_index" ON "held_entry" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "held_entry_device_id_index" ON "held_entry" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "held_entry_player_id_index" ON "held_entry" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "marker_device_link_id_index" ON "marker_device" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "marker_link_round_id_index" ON "marker_link" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "marker_link_flight_id_index" ON "marker_link" USING btree ("flight_id");