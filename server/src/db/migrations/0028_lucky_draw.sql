CREATE TABLE "lucky_draw" (
	"tournament_id" uuid PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"seal" text NOT NULL,
	"prizes" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lucky_line" (
	"tournament_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"prize" smallint NOT NULL,
	"player_id" uuid,
	"outcome" text NOT NULL,
	"principal_kind" text,
	"principal_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lucky_line_tournament_id_nth_pk" PRIMARY KEY("tournament_id","nth")
);
--> statement-breakpoint
ALTER TABLE "lucky_draw" ADD CONSTRAINT "lucky_draw_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lucky_line" ADD CONSTRAINT "lucky_line_tournament_id_lucky_draw_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."lucky_draw"("tournament_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lucky_line" ADD CONSTRAINT "lucky_line_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE set null ON UPDATE no action;