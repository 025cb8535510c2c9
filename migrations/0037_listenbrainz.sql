CREATE TABLE `listenbrainz` (
	`user_id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`sealed` text,
	`connected_at` integer NOT NULL,
	`waits_until` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `scrobble` (
	`user_id` text NOT NULL,
	`album_id` integer NOT NULL,
	`number` integer NOT NULL,
	`started_at` integer NOT NULL,
	`sent_at` integer,
	PRIMARY KEY(`user_id`, `album_id`, `number`, `started_at`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scrobble_album` ON `scrobble` (`album_id`);--> statement-breakpoint
CREATE INDEX `scrobble_unsent` ON `scrobble` (`user_id`,`started_at`) WHERE "scrobble"."sent_at" IS NULL;