CREATE TABLE `album_count` (
	`user_id` text PRIMARY KEY NOT NULL,
	`albums` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `album_track` (
	`user_id` text NOT NULL,
	`album_id` integer NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`artist` text,
	`duration` integer,
	`streamable` integer NOT NULL,
	PRIMARY KEY(`user_id`, `album_id`, `number`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `album_track_album` ON `album_track` (`album_id`);--> statement-breakpoint
CREATE TABLE `rate` (
	`currency` text PRIMARY KEY NOT NULL,
	`per_usd` real NOT NULL,
	`day` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `album` ADD `label` text;--> statement-breakpoint
ALTER TABLE `album` ADD `label_url` text;--> statement-breakpoint
ALTER TABLE `album` ADD `price` integer;--> statement-breakpoint
ALTER TABLE `album` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `album` ADD `is_name_price` integer;--> statement-breakpoint
ALTER TABLE `album` ADD `is_preorder` integer;--> statement-breakpoint
ALTER TABLE `album` ADD `is_purchasable` integer;--> statement-breakpoint
ALTER TABLE `album` ADD `purchased_at` integer;--> statement-breakpoint
ALTER TABLE `album` ADD `fans` integer;--> statement-breakpoint
ALTER TABLE `album` ADD `item_type` text GENERATED ALWAYS AS (CASE substr(source_key, 1, 1) WHEN 'a' THEN 'album' WHEN 't' THEN 'track' END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `album` ADD `item_id` integer GENERATED ALWAYS AS (CASE WHEN substr(source_key, 1, 1) IN ('a', 't') THEN cast(substr(source_key, 2) AS integer) END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `album` ADD `art_id` integer;--> statement-breakpoint
ALTER TABLE `album` ADD `about` text;--> statement-breakpoint
ALTER TABLE `album` ADD `credits` text;--> statement-breakpoint
ALTER TABLE `album` ADD `location` text;--> statement-breakpoint
INSERT INTO `album_count` (`user_id`, `albums`) SELECT `user_id`, count(*) FROM `album` GROUP BY `user_id`;--> statement-breakpoint
UPDATE `fan_import` SET `type` = CASE WHEN `crate_id` IS NOT NULL OR `fingerprint` LIKE '%2' THEN 'crate' WHEN `fingerprint` LIKE '%1' THEN 'albums' ELSE 'collection' END WHERE `kind` = 'file';
