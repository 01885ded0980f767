CREATE TABLE "marker_browser" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"device" text,
	"unsent" integer NOT NULL,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marker_pass" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marker_browser" ADD CONSTRAINT "marker_browser_device_id_marker_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."marker_device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_pass" ADD CONSTRAINT "marker_pass_device_id_marker_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."marker_device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marker_browser_device_id_index" ON "marker_browser" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "marker_pass_device_id_index" ON "marker_pass" USING btree ("device_id");