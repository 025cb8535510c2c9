CREATE TABLE `album_alias` (
	`user_id` text NOT NULL,
	`merged_id` integer NOT NULL,
	`album_id` integer NOT NULL,
	`address` text,
	`item_key` text,
	`names` text NOT NULL,
	`before` text,
	`merged_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `merged_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `album_alias_album` ON `album_alias` (`album_id`);--> statement-breakpoint
CREATE INDEX `album_alias_address` ON `album_alias` (`user_id`,`address`);--> statement-breakpoint
CREATE INDEX `album_alias_item` ON `album_alias` (`user_id`,`item_key`);--> statement-breakpoint
CREATE INDEX `album_alias_names` ON `album_alias` (`user_id`,`names`);--> statement-breakpoint
CREATE INDEX `album_alias_before` ON `album_alias` (`merged_at`) WHERE "album_alias"."before" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `distinct_albums` (
	`user_id` text NOT NULL,
	`album_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	PRIMARY KEY(`user_id`, `album_id`, `other_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `distinct_albums_album` ON `distinct_albums` (`album_id`);--> statement-breakpoint
CREATE INDEX `distinct_albums_other` ON `distinct_albums` (`other_id`);--> statement-breakpoint
-- An album that is back from the trash has its names to itself again.
CREATE TRIGGER album_alias_restored AFTER UPDATE OF deleted_at ON album WHEN new.deleted_at IS NULL AND old.deleted_at IS NOT NULL
BEGIN
  DELETE FROM album_alias WHERE user_id = new.user_id AND merged_id = new.id;
END;
