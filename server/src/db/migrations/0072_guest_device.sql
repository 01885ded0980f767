ALTER TABLE "draw_guest" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "draw_guest" ADD CONSTRAINT "draw_guest_drawId_device_unique" UNIQUE("draw_id","device");