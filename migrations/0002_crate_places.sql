CREATE INDEX `crate_album_place` ON `crate_album` (`user_id`,`crate_id`,`position`,`album_id`);--> statement-breakpoint
DROP INDEX `crate_album_order`;--> statement-breakpoint
CREATE INDEX `album_user_trash` ON `album` (`user_id`,`deleted_at`) WHERE "album"."deleted_at" IS NOT NULL;
