CREATE TABLE `bandcamp_link` (
	`user_id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`sealed` text NOT NULL,
	`connected_at` integer NOT NULL,
	`last_sync_at` integer,
	`albums` integer DEFAULT 0 NOT NULL,
	`error` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `album_track` ADD `track_id` integer;--> statement-breakpoint
CREATE INDEX `album_track_item` ON `album_track` (`user_id`,`track_id`) WHERE "album_track"."track_id" IS NOT NULL;