CREATE TABLE "bound_draw" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "bound_draw_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" uuid NOT NULL,
	"subject" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"secret" text NOT NULL,
	"seal" text NOT NULL,
	"reason" text,
	"principal_kind" text,
	"principal_id" uuid,
	"began_at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"hall_at" timestamp with time zone,
	"opening_at" timestamp with time zone,
	"signature" text,
	"signature_at" timestamp with time zone,
	"numbers" text[],
	"decided_at" timestamp with time zone,
	"abandoned_at" timestamp with time zone,
	"abandon_reason" text
);
--> statement-breakpoint
CREATE TABLE "draw_guest" (
	"draw_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"name" text NOT NULL,
	"seal" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"number" integer,
	"salt" text,
	"opened_at" timestamp with time zone,
	CONSTRAINT "draw_guest_draw_id_nth_pk" PRIMARY KEY("draw_id","nth"),
	CONSTRAINT "draw_guest_drawId_seal_unique" UNIQUE("draw_id","seal")
);
--> statement-breakpoint
ALTER TABLE "lucky_draw" ADD COLUMN "bound_draw_id" uuid;--> statement-breakpoint
ALTER TABLE "counted_hole" ADD COLUMN "bound_draw_id" uuid;--> statement-breakpoint
ALTER TABLE "bound_draw" ADD CONSTRAINT "bound_draw_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_guest" ADD CONSTRAINT "draw_guest_draw_id_bound_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."bound_draw"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bound_draw_tournament_id_index" ON "bound_draw" USING btree ("tournament_id");